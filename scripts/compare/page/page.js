// The page of `npm run compare`. A classic script, because browsers load no modules from files.

/** @typedef {import('../compareFolders.ts').Result} Result */
/** @typedef {import('../compareFolders.ts').Group} Group */
/** @typedef {'side' | 'slider' | 'blink'} Mode */

/** Written by writePage.ts. @type {{ description: string, results: Result[] }} */
const { description, results } = /** @type {any} */ (window)['comparison'];

/** @type {Group[]} */
const GROUPS = ['failed', 'changed', 'new', 'removed', 'unchanged'];
/** @type {Record<Mode, string>} */
const MODES = { side: 'Side by side', slider: 'Slider', blink: 'Blink' };

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
const format = new Intl.NumberFormat('en');
const main = /** @type {HTMLElement} */ (document.querySelector('main'));

const state = {
  /** @type {Set<Group>} */
  groups: new Set(GROUPS.filter((group) => group !== 'unchanged')),
  search: '',
  /** @type {Result[]} */
  shown: [],
  /** @type {Result | undefined} */
  story: undefined,
  /** @type {Mode} */
  mode: 'side',
  isActualSize: false,
};

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} [className] @param {string} [text] @returns {HTMLElementTagNameMap[Tag]}
 */
function create(tag, className = '', text = '') {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  if (text !== '') element.textContent = text;
  return element;
}

/** @param {string} text @param {() => void} onClick */
function button(text, onClick) {
  const element = create('button', '', text);
  element.type = 'button';
  element.addEventListener('click', onClick);
  return element;
}

/** @param {Result} result */
function markOf({ group, pixels, error }) {
  if (group !== 'changed') return group;
  return pixels === 0 && error !== undefined ? 'failed before' : `${format.format(pixels)} px`;
}

/** @param {Result} result */
function summaryOf({ group, pixels, box }) {
  if (box === undefined) return group[0]?.toUpperCase() + group.slice(1);
  return `${format.format(pixels)} pixels differ, in an area of ${box.width} × ${box.height} px`;
}

function drawList() {
  const words = state.search.toLowerCase().split(/\s+/);
  const matching = results.filter(({ id, title, name }) => words.every((word) => `${id} ${title} ${name}`.toLowerCase().includes(word)));
  const ordered = GROUPS.flatMap((group) => matching.filter((result) => result.group === group));
  state.shown = ordered.filter(({ group }) => state.groups.has(group));
  byId('groups').replaceChildren(
    ...GROUPS.filter((group) => group !== 'failed' || results.some((result) => result.group === group)).map((group) => {
      const toggle = button(`${group} ${matching.filter((result) => result.group === group).length}`, () => {
        if (!state.groups.delete(group)) state.groups.add(group);
        drawList();
      });
      toggle.ariaPressed = String(state.groups.has(group));
      return toggle;
    }),
  );
  byId('stories').replaceChildren(
    ...state.shown.map((result) => {
      const item = create('li', result.group);
      const link = button('', () => show(result));
      link.append(create('span', 'title', result.title), create('span', '', result.name), create('span', 'mark', markOf(result)));
      link.ariaCurrent = String(result === state.story);
      item.append(link);
      return item;
    }),
  );
  byId('empty').hidden = state.shown.length > 0;
  drawSteps();
}

function drawSteps() {
  const index = state.shown.findIndex((result) => result === state.story);
  byId('previous').disabled = index <= 0;
  byId('next').disabled = index === state.shown.length - 1 || state.shown.length === 0;
  for (const [position, item] of [...byId('stories').children].entries()) {
    item.firstElementChild.ariaCurrent = String(position === index);
    if (position === index) item.scrollIntoView({ block: 'nearest' });
  }
}

/** @param {string} path @param {string} alt */
function picture(path, alt) {
  const image = create('img');
  image.src = path.split('/').map(encodeURIComponent).join('/');
  image.alt = alt;
  return image;
}

/** @param {string} caption @param {...HTMLImageElement} images the later ones lie over the first */
function pane(caption, ...images) {
  const figure = create('figure');
  const box = create('div', 'pane');
  box.tabIndex = 0;
  box.ariaLabel = caption;
  box.role = 'region';
  const content = create('div');
  for (const [index, image] of images.entries()) if (index > 0) image.classList.add('over');
  content.append(...images);
  box.append(content);
  figure.append(create('figcaption', '', caption), box);
  return figure;
}

/** @returns {HTMLElement[]} */
const panes = () => [...document.querySelectorAll('.pane')].map((element) => /** @type {HTMLElement} */ (element));

/** The places to which this page has scrolled its panes. @type {WeakMap<HTMLElement, string>} */
const scrolled = new WeakMap();

/** @param {HTMLElement} element */
const placeOf = ({ scrollTop, scrollLeft }) => `${scrollTop} ${scrollLeft}`;

/** Scrolls a pane as far as its picture goes. @param {HTMLElement} element @param {{ top: number, left: number }} place */
function scrollPane(element, { top, left }) {
  element.scrollTop = top;
  element.scrollLeft = left;
  scrolled.set(element, placeOf(element));
}

/** Scrolls the others to the place to which somebody has scrolled this pane. @param {HTMLElement} source */
function followScroll(source) {
  // A smaller picture cannot follow all the way, and must not call the others back.
  if (scrolled.get(source) === placeOf(source)) return;
  scrolled.delete(source);
  for (const other of panes()) if (other !== source) scrollPane(other, { top: source.scrollTop, left: source.scrollLeft });
}

/** Shows the place of the difference. @param {Result} result */
function scrollToDifference({ box }) {
  const [first] = panes();
  const widths = [...document.querySelectorAll('.pane img')].map((image) => /** @type {HTMLImageElement} */ (image).naturalWidth);
  if (box === undefined || first === undefined) return;
  const scale = state.isActualSize ? 1 : Math.min(1, first.clientWidth / Math.max(...widths, 1));
  const margin = 24;
  for (const element of panes()) scrollPane(element, { top: box.top * scale - margin, left: box.left * scale - margin });
}

/** Gives all pictures one scale, also when one is wider, and enlarges none. */
function setScale() {
  const images = [...document.querySelectorAll('.pane img')].map((image) => /** @type {HTMLImageElement} */ (image));
  const widest = Math.max(...images.map(({ naturalWidth }) => naturalWidth), 1);
  main.style.setProperty('--widest', `${widest}px`);
  for (const image of images) image.style.setProperty('--share', String(image.naturalWidth / widest));
}

function moveSlider() {
  /** @type {HTMLElement | null} */
  const over = document.querySelector('.over');
  if (over !== null && state.mode === 'slider') over.style.clipPath = `inset(0 0 0 ${100 - byId('slider').value}%)`;
}

function drawStory() {
  const { story, mode, isActualSize } = state;
  main.hidden = story === undefined;
  if (story === undefined) return;
  const { before, after, difference, error } = story;
  byId('title').textContent = `${story.title}: ${story.name}`;
  byId('summary').textContent = summaryOf(story);
  byId('error').textContent = error ?? '';
  byId('error').hidden = error === undefined;
  const canOverlay = before !== undefined && after !== undefined;
  const drawn = canOverlay ? mode : 'side';
  /** @type {HTMLElement[]} */
  let figures = [];
  if (canOverlay && mode !== 'side') figures = [pane('Before and after', picture(before, 'Before'), picture(after, 'After'))];
  else {
    const old = story.group === 'unchanged' ? after : before;
    figures = [
      ...(old === undefined ? [] : [pane('Before', picture(old, 'Before'))]),
      ...(after === undefined ? [] : [pane('After', picture(after, 'After'))]),
      ...(difference === undefined ? [] : [pane('Difference', picture(difference, 'Difference'))]),
    ];
  }
  byId('panes').className = `panes ${drawn} ${isActualSize ? 'actual' : 'fit'}`;
  byId('panes').replaceChildren(...figures);
  byId('position').hidden = drawn !== 'slider';
  byId('zoom').ariaPressed = String(isActualSize);
  byId('modes').replaceChildren(
    ...Object.entries(MODES).map(([key, label]) => {
      const toggle = button(label, () => setMode(/** @type {Mode} */ (key)));
      toggle.ariaPressed = String(key === drawn);
      toggle.disabled = !canOverlay;
      return toggle;
    }),
  );
  moveSlider();
  for (const element of panes()) element.addEventListener('scroll', () => followScroll(element), { passive: true });
  const images = [...document.images];
  void Promise.allSettled(images.map((image) => image.decode())).then(() => {
    if (state.story !== story) return;
    setScale();
    scrollToDifference(story);
  });
}

/** @param {Mode} mode */
function setMode(mode) {
  state.mode = mode;
  drawStory();
}

/** @param {Result} result */
function show(result) {
  state.story = result;
  history.replaceState(null, '', `#${encodeURIComponent(result.id)}`);
  drawSteps();
  drawStory();
}

/** @param {number} step */
function go(step) {
  const next = state.shown[state.shown.findIndex((result) => result === state.story) + step];
  if (next !== undefined) show(next);
}

function toggleZoom() {
  state.isActualSize = !state.isActualSize;
  drawStory();
}

function nextMode() {
  const modes = /** @type {Mode[]} */ (Object.keys(MODES));
  setMode(modes[(modes.indexOf(state.mode) + 1) % modes.length] ?? 'side');
}

/** @type {Record<string, () => void>} */
const KEYS = {
  j: () => go(1),
  k: () => go(-1),
  ArrowDown: () => go(1),
  ArrowUp: () => go(-1),
  m: nextMode,
  z: toggleZoom,
  '/': () => byId('search').focus(),
};

document.addEventListener('keydown', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const isTyping = target instanceof HTMLInputElement;
  // A focused picture scrolls with the arrows.
  const isScrolling = target.classList.contains('pane') && event.key.startsWith('Arrow');
  const action = KEYS[event.key];
  if (action === undefined || isTyping || isScrolling || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
});
byId('search').addEventListener('input', () => {
  state.search = byId('search').value.trim();
  drawList();
});
byId('slider').addEventListener('input', moveSlider);
byId('previous').addEventListener('click', () => go(-1));
byId('next').addEventListener('click', () => go(1));
byId('zoom').addEventListener('click', toggleZoom);

byId('description').textContent = description;
const wanted = results.find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
if (wanted?.group === 'unchanged') state.groups.add('unchanged');
state.story = wanted;
drawList();
state.story ??= state.shown[0];
drawSteps();
drawStory();
