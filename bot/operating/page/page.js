// The page of the sandbox: columns side by side, each what one person sees of one place. Which they are stands in the
// address, so that it can be kept; the windows themselves come from the door, again after every start of the sandbox.

const LOOK_MS = 1500, WIDE = 1000;
const columns = document.getElementById("columns"), gone = document.getElementById("gone");
const read = new Map();
let people = [], words = {}, started = null;

const placesOf = (person) => people.find((one) => one.id === person)?.places ?? [];
const shown = () => [...columns.children];

function kept() {
  return location.hash.slice(1).split(",").filter(Boolean).map((one) => one.split("."));
}

function keep() {
  history.replaceState(null, "", "#" + shown().map((one) => `${one.dataset.person}.${one.dataset.place}`).join(","));
}

function filled(select, options, chosen) {
  const told = JSON.stringify([options, chosen]);
  if (select.dataset.told === told) return;
  select.dataset.told = told;
  select.replaceChildren(...options.map((one) => new Option(one.label, one.id, false, one.id === chosen)));
}

function look(column, person, place) {
  const there = placesOf(person), at = there.find((one) => one.id === place) ?? there[0];
  Object.assign(column.dataset, { person, place: at.id });
  column.querySelector("iframe").src = `/window/${person}/${at.id}`;
  keep();
  refresh();
}

function column(person, place) {
  const made = document.createElement("section"), bar = document.createElement("div"), frame = document.createElement("iframe");
  const who = document.createElement("select"), where = document.createElement("select");
  const more = document.createElement("button"), less = document.createElement("button");
  made.className = "column"; bar.className = "bar"; who.className = "person"; where.className = "place";
  who.ariaLabel = words.person; where.ariaLabel = words.place; frame.title = words.place;
  more.textContent = "+"; more.title = more.ariaLabel = words.more; more.className = "more";
  less.textContent = "×"; less.title = less.ariaLabel = words.less; less.className = "less";
  who.onchange = () => look(made, who.value, made.dataset.place);
  where.onchange = () => look(made, made.dataset.person, where.value);
  more.onclick = () => beside(made);
  less.onclick = () => { made.remove(); keep(); refresh(); };
  bar.append(who, where, more, less);
  made.append(bar, frame);
  columns.append(made);
  look(made, person, place);
  return made;
}

/** One more column: the same place for the next person who has none yet, else the person's next place. */
function beside(from) {
  const { person, place } = from.dataset;
  const other = people.find((one) => shown().every((had) => had.dataset.person !== one.id)) ?? people[0];
  const there = placesOf(other.id).some((one) => one.id === place) ? place : placesOf(other.id)[0].id;
  column(other.id === person ? person : other.id, there).scrollIntoView({ inline: "start" });
}

function refresh() {
  for (const made of shown()) {
    const { person, place } = made.dataset, there = placesOf(person);
    for (const one of there) if (one.id === place || !read.has(person + one.id)) read.set(person + one.id, one.newest);
    const fresh = there.filter((one) => read.get(person + one.id) !== one.newest);
    filled(made.querySelector(".person"), people.map((one) => ({ id: one.id, label: one.name })), person);
    filled(made.querySelector(".place"), there.map((one) => ({ id: one.id, label: (fresh.includes(one) ? "● " : "") + one.name })), place);
    made.querySelector(".place").classList.toggle("fresh", fresh.length > 0);
    made.querySelector(".less").hidden = shown().length < 2;
  }
}

function open() {
  const asked = kept().filter(([person, place]) => placesOf(person).some((one) => one.id === place));
  const first = people[0], wide = innerWidth >= WIDE;
  const usual = [first.places[0], ...(wide ? first.places.slice(-1) : [])].map((place) => [first.id, place.id]);
  columns.replaceChildren();
  for (const [person, place] of asked.length ? asked : usual) column(person, place);
}

async function ask() {
  try {
    const told = await (await fetch("/places")).json();
    ({ people, words } = told);
    gone.hidden = true;
    document.documentElement.lang = words.language;
    if (started === words.start) refresh(); else { started = words.start; open(); }
  } catch {
    gone.textContent = words.gone ?? "…";
    gone.hidden = false;
  }
  setTimeout(ask, LOOK_MS);
}

ask();
