
// Stands at the end of simcord's page, whose names it uses: `ui`, `state`. New messages come into view, what the page
// says by itself is said in the language of the sandbox, and a press that came too late is told so.

const FOLLOW_PX = 400, FOLLOW_MS = [50, 400, 1200, 3000, 6000], PRESSED_MS = 15000, SAID_MS = 6000;
const OWN_WORDS = { " (edited)": " " + WORDS.edited, "(edited)": WORDS.edited, "Only you can see this": WORDS.private,
  "No messages in this channel.": WORDS.empty, Submit: WORDS.submit, Apply: WORDS.submit, Cancel: WORDS.cancel, "Select an option": WORDS.select,
  "Select one or more options": WORDS.selects, "Load earlier messages": WORDS.older,
  "Newer messages": WORDS.newer, "New messages · jump to latest": WORDS.latest };
let lastMessage = null, pressedAt = 0, movedAt = 0, wasNear = true;

const nearEnd = () => ui.timeline.scrollHeight - ui.timeline.scrollTop - ui.timeline.clientHeight < FOLLOW_PX;

/** The newest message: its end, or its start where it is taller than the window. */
function follow() {
  const last = [...ui.messageList.querySelectorAll("[data-message-id]")].at(-1);
  if (!last) return;
  const top = last.getBoundingClientRect().top - ui.timeline.getBoundingClientRect().top + ui.timeline.scrollTop;
  ui.timeline.scrollTop = Math.min(top, ui.timeline.scrollHeight - ui.timeline.clientHeight);
}

function arrived() {
  const last = [...ui.messageList.querySelectorAll("[data-message-id]")].at(-1)?.dataset.messageId ?? null;
  const before = lastMessage;
  lastMessage = last;
  if (last === before || !(wasNear || Date.now() - pressedAt < PRESSED_MS)) return;
  const begun = Date.now(); // pictures come later and push the end down; who has moved meanwhile is left there
  for (const wait of FOLLOW_MS) setTimeout(() => { if (movedAt < begun) follow(); }, wait);
}

function translated(root) {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    const own = OWN_WORDS[at.nodeValue] ?? named(at.nodeValue);
    if (own && own !== at.nodeValue) at.nodeValue = own;
  }
}

/** In direct messages simcord leaves the channels as numbers. Those that were made since are asked for once each. */
const PLACE = /<#(\d+)>/g, asked = new Set();
function named(text) {
  return text?.includes("<#") ? text.replace(PLACE, (whole, id) => NAMES[id] ?? (askFor(id), whole)) : text;
}

async function askFor(id) {
  if (asked.has(id)) return;
  asked.add(id);
  const found = /^let NAMES = (.*);$/m.exec(await (await fetch("/app.js")).text());
  if (found) { NAMES = JSON.parse(found[1]); translated(document.body); }
}

function sayAgain() {
  const refused = state.lastAction?.rejected && state.lastAction.diagnostics?.some((one) => one.code !== "busy");
  if (!refused || state.lastAction.requestId === sayAgain.told) return;
  sayAgain.told = state.lastAction.requestId;
  const said = Object.assign(document.createElement("p"), { id: "astrarch-said", textContent: WORDS.again });
  document.getElementById("astrarch-said")?.remove();
  document.body.append(said);
  setTimeout(() => said.remove(), SAID_MS);
}

ui.timeline.addEventListener("scroll", () => { wasNear = nearEnd(); }, { passive: true });
for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  document.addEventListener(moved, () => { movedAt = Date.now(); }, { capture: true, passive: true });
}
document.addEventListener("click", () => { pressedAt = Date.now(); }, { capture: true });
new MutationObserver(() => { arrived(); }).observe(ui.messageList, { childList: true });
new MutationObserver(() => { translated(document.body); sayAgain(); }).observe(document.body, { childList: true, subtree: true, characterData: true });
new MutationObserver(() => { if (ui.composer.placeholder !== WORDS.write) ui.composer.placeholder = WORDS.write; })
  .observe(ui.composer, { attributes: true, attributeFilter: ["placeholder"] });
translated(document.body);
