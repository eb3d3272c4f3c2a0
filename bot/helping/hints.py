"""Commands as people type them, with what they do. One that is not there is left out, so that no hint is ever wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from discord import app_commands

from bot.locales import Locales, language_of
from bot.names import Said
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from engine.text import Text


@dataclass(frozen=True, slots=True)
class Hints:
    """The commands for one reader.

    Attributes:
        paths: of all commands there are, such as `game new`.
        typed: the language of Discord itself, in which the commands are called there.
        spoken: the language in which they are explained.
    """

    locales: Locales
    paths: tuple[str, ...]
    typed: str
    spoken: str

    @classmethod
    async def of(cls, services: Services, interaction: Interaction) -> Hints:
        """For the reader of this answer."""
        found = interaction.client.tree.walk_commands()
        paths = tuple(one.qualified_name for one in found if isinstance(one, app_commands.Command))
        return cls(services.locales, paths, language_of(interaction.locale), await services.language(interaction))

    def lines(self, *wanted: str) -> list[str]:
        """A line for each of these commands; `mod *` stands for all of a group."""
        return [f"- `{self.name(path)}`: {self._explained(path)}" for path in self._paths(wanted)]

    def names(self, *wanted: str) -> Said:
        """Only what they are called."""
        return Said(" ".join(f"`{self.name(path)}`" for path in self._paths(wanted)))

    def name(self, path: str) -> str:
        """What a command is called."""
        parts = path.split(" ")
        keys = ["command-" + "-".join(parts[: at + 1]) for at in range(len(parts))]
        said = [self.locales.attribute(key, "name", self.typed) or part for key, part in zip(keys, parts, strict=True)]
        return "/" + " ".join(said)

    def _explained(self, path: str) -> str:
        return self.locales.say(Text("command-" + path.replace(" ", "-")), self.spoken)

    def _paths(self, wanted: tuple[str, ...]) -> Iterator[str]:
        for path in wanted:
            if path.endswith(" *"):
                yield from (known for known in self.paths if known.startswith(path[:-1]))
            elif path in self.paths:
                yield path
