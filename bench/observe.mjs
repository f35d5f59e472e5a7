// Runs in the page. Playwright sends each function as its text, so none uses another.

/**
 * @typedef {object} PageRecord what a page has seen of itself. All times are in milliseconds since its own navigation.
 * @property {number} redirect milliseconds that an earlier page took, which led to this one
 * @property {{ start: number, end: number }[]} longTasks
 * @property {{ time: number, value: number }[]} shifts of the layout
 * @property {{ time: number, element: string } | null} largest the largest contentful paint
 * @property {number | null} firstCard when the first product card was drawn
 */

/** @typedef {PageRecord & { paint: number, scripts: { bytes: number, end: number }[], path: string }} FinishedRecord */

/**
 * Starts to observe a page, before any of its scripts runs.
 * @param {string} card the selector of a product card
 */
export function observe(card) {
  const start = Number((sessionStorage['bench start'] ??= performance.timeOrigin));
  /** @type {PageRecord} */
  const record = { redirect: performance.timeOrigin - start, longTasks: [], shifts: [], largest: null, firstCard: null };
  Reflect.set(window, 'bench', record);
  performance.setResourceTimingBufferSize(5000);

  /** @param {string} type @param {(entry: any) => void} keep */
  const collect = (type, keep) => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => keep(entry))).observe({ type, buffered: true });
  };
  collect('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, end: startTime + duration }));
  collect('layout-shift', ({ startTime, value, hadRecentInput }) => !hadRecentInput && record.shifts.push({ time: startTime, value }));
  collect('largest-contentful-paint', ({ startTime, element, url }) => {
    const text = element === null ? '(removed)' : `${element.localName} ${url || `'${element.textContent.trim().slice(0, 40)}'`}`;
    record.largest = { time: startTime, element: text.replace(location.origin, '') };
  });
  const mutations = new MutationObserver(() => {
    if (document.querySelector(card) === null) return;
    mutations.disconnect();
    requestAnimationFrame(() => {
      record.firstCard = performance.now();
    });
  });
  mutations.observe(document, { childList: true, subtree: true });
}

/** Returns how long the page has had no long task, in milliseconds. @returns {number} */
export function idleTime() {
  /** @type {PageRecord} */
  const { longTasks } = Reflect.get(window, 'bench');
  return performance.now() - (longTasks.at(-1)?.end ?? 0);
}

/** Returns what the page has seen so far, in milliseconds since the first navigation. @returns {FinishedRecord} */
export function readRecord() {
  /** @type {PageRecord} */
  const record = Reflect.get(window, 'bench');
  const { redirect, longTasks, shifts, largest, firstCard } = record;
  const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  const scripts = resources
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ encodedBodySize, responseEnd }) => ({ bytes: encodedBodySize, end: responseEnd + redirect }));
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (paint === undefined) throw new Error(`${location.href} has drawn nothing`);
  return {
    redirect,
    longTasks: longTasks.map(({ start, end }) => ({ start: start + redirect, end: end + redirect })),
    shifts: shifts.map((shift) => ({ ...shift, time: shift.time + redirect })),
    largest: largest && { ...largest, time: largest.time + redirect },
    firstCard: firstCard === null ? null : firstCard + redirect,
    paint: paint + redirect,
    scripts,
    path: location.pathname,
  };
}
