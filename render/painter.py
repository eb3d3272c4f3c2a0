"""What the painters of all games do alike; a game says how its board is drawn, and what else it shows.

    class TwinSunsPainter(Painter[View]):
        game = "twin_suns"
        pictures = (
            one_page(zooms.TABLE, table.draw, T("twin_suns-picture-table")),
            Shown(zooms.SEAT, seats.draw, seat_told),
        )

        def board(self, scene: Scene[View], like: View) -> Drawing:
            return chart.draw(scene, like)

The board alone has to be there; whatever else a painter can do has a default.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from engine.ask import Seat
from engine.games import rules_of
from engine.text import Param, T, Text
from engine.zoom import Page, Zoom
from render import kept
from render.canvas import Canvas, Drawing
from render.cardface import Artist, PlainArtist
from render.legend import Entry, Legend, NoLegend
from render.scene import Say, Scene, V

A = TypeVar("A")


class Shown(Generic[V]):
    """A kind of picture beside the board: its zoom, how it is drawn, and what it shows, as texts.

    `draw` raises KeyError where the view has nothing of that zoom.
    """

    def __init__(
        self,
        zoom: Zoom[A],
        draw: Callable[[Scene[V], A], Drawing],
        told: Callable[[Scene[V], A], Iterable[Text]],
    ) -> None:
        self.fits = zoom.fits
        self.draw: Callable[[Scene[V], str], Drawing] = lambda scene, id: draw(scene, zoom.read(id))
        self.told: Callable[[Scene[V], str], Iterable[Text]] = lambda scene, id: told(scene, zoom.read(id))


def one_page(zoom: Page, draw: Callable[[Scene[V]], Drawing], title: Text) -> Shown[V]:
    """A picture of which there is only one."""
    return Shown(zoom, lambda scene, _: draw(scene), lambda scene, _: [title])


class Painter(ABC, Generic[V]):
    """Paints the views of a game. What the parameters mean stands at `render.paint`.

    Attributes:
        game: begins the keys of its words.
        pictures: the kinds of pictures beside the board; the first that a zoom fits draws it.
        artist: knows how components look.
        meanings: knows what the signs on the pictures mean.
    """

    game: str
    pictures: Sequence[Shown[V]] = ()
    artist: Artist = PlainArtist()
    meanings: Legend = NoLegend()

    @abstractmethod
    def board(self, scene: Scene[V], like: V) -> Drawing:
        """The board and where the game stands, with room for all that lies on the board of `like`."""

    def film_board(self, scene: Scene[V], like: V) -> Drawing:
        """The same as one picture of a film."""
        return self.board(scene, like)

    def board_told(self, scene: Scene[V]) -> Iterable[Text]:
        """What there is to say of the board before where the game stands."""
        return ()

    def stands(self, scene: Scene[V]) -> Iterable[Text]:
        """Where the game stands, in a sentence or two."""
        return (rules_of(self.game).headline(scene.view),)

    def lively(self, view: V) -> float:
        """How much there is to see on the board; the gallery chooses its turns by that."""
        return float(sum(rules_of(self.game).points(view)))

    def close_ups(self, view: V) -> Mapping[str, str]:
        """Zooms worth showing in the gallery, by name: `zoom` is the place where most stands."""
        return {zoom: zoom for zoom in self.further(view)}

    def further(self, view: V) -> Sequence[str]:
        """Zooms of the pictures that belong to the first one: panels, sheets. The first one is the map alone."""
        return ()

    # --- what nobody has to say anew ---------------------------------------------------------------------------------

    def draw(self, view: V, *, words: Say, names: Sequence[str], marks: Sequence[str], zoom: str | None) -> Drawing:
        """The picture, not yet encoded. What is printed on a board is drawn once and kept.

        Raises:
            KeyError: `zoom` is nothing of this view.
        """
        scene = self._scene(view, words, names, marks)
        return self.board(scene, view) if zoom is None else self._shown(zoom).draw(scene, zoom)

    def alt(self, view: V, *, words: Say, names: Sequence[str], zoom: str | None) -> str:
        """The picture in a sentence or two, for those who cannot see it: what it shows, and where the game stands."""
        scene = self._scene(view, words, names)
        shown = self.board_told(scene) if zoom is None else self._shown(zoom).told(scene, zoom)
        return " ".join(_sentence(words(text)) for text in (*shown, *self.stands(scene)))

    def stage(self, view: V, like: V, *, words: Say, names: Sequence[str]) -> Drawing:
        """Only the board and where the game stands, for films: with the extent of the board of `like`."""
        return self.film_board(self._scene(view, words, names), like)

    def legend(self, words: Say) -> Drawing:
        """What the signs mean, as a picture."""
        return self.meanings.draw(words)

    def signs(self, size: int) -> Sequence[Entry]:
        """Signs that stand beside words of the game which name no component, with the keys of these words."""
        return self.meanings.signs(size)

    def forget(self) -> None:
        """Drops the boards that were kept."""
        kept.SHELF.clear_boards(f"render.{self.game}.")

    def _scene(self, view: V, words: Say, names: Sequence[str], marks: Sequence[str] = ()) -> Scene[V]:
        return Scene(self.game, Canvas(1, 1), view, words, names, frozenset(marks))

    def _shown(self, zoom: str) -> Shown[V]:
        for shown in self.pictures:
            if shown.fits(zoom):
                return shown
        raise KeyError(zoom)


def standing(scene: Scene[V], points: Sequence[int], turn: Seat | None, **facts: Param) -> Iterator[Text]:
    """Round, phase and points of all seats, and whose turn it is while nobody has won."""
    key = f"{scene.game}-picture-alt"
    seats = tuple(T(f"{key}-seat", name=name, points=n) for name, n in zip(scene.names, points, strict=False))
    yield Text(key, {**facts, "seats": seats})
    if turn is not None and not scene.view.winners:
        yield T(f"{key}-turn", name=scene.names[turn])


def _sentence(said: str) -> str:
    """What is only the name of a picture ends as a sentence does."""
    return said if said.endswith(".") else f"{said}."
