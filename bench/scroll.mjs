// Runs in the page. Playwright sends each function as its text, so none uses another.

/**
 * @typedef {object} Scrolling
 * @property {number} framesPerSecond
 * @property {number} blank the share of frames whose middle showed no card, in percent
 * @property {number} nodes the greatest number of elements in the page
 */

/**
 * Scrolls down at a constant speed.
 * @param {{ card: string, speed: number, duration: number }} options the selector of a card, pixels a second, and milliseconds
 * @returns {Promise<Scrolling>}
 */
export function scrollDown({ card, speed, duration }) {
  const everything = document.getElementsByTagName('*');
  let [frames, blank, nodes] = [0, 0, 0];
  // Above and below the middle, because one of them may be between two cards.
  const points = [-24, 24].map((offset) => window.innerHeight / 2 + offset);
  const showsCard = (/** @type {number} */ y) => document.elementFromPoint(window.innerWidth / 2, y)?.closest(card) != null;
  return new Promise((resolve) => {
    requestAnimationFrame((begin) => {
      const draw = (/** @type {number} */ now) => {
        const elapsed = now - begin;
        if (elapsed >= duration) {
          resolve({ framesPerSecond: (frames * 1000) / elapsed, blank: (blank * 100) / frames, nodes });
          return;
        }
        requestAnimationFrame(draw);
        frames += 1;
        window.scrollTo({ top: (elapsed * speed) / 1000, behavior: 'instant' });
        // React answers the scroll after this frame, so this is what the frame shows.
        if (!points.some(showsCard)) blank += 1;
        nodes = Math.max(nodes, everything.length);
      };
      draw(begin);
    });
  });
}

/** Starts to observe how long the page takes for an event, until its next frame, and its long tasks. */
export function observeEvents() {
  const record = { events: [0], tasks: [0] };
  Reflect.set(window, 'typing', record);
  new PerformanceObserver((list) => record.events.push(...list.getEntries().map(({ duration }) => duration))).observe(
    // The type of `observe` does not know it.
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }),
  );
  new PerformanceObserver((list) => record.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
}

/** Returns the longest of each, in milliseconds. @returns {{ event: number, task: number }} */
export function readEvents() {
  /** @type {{ events: number[], tasks: number[] }} */
  const { events, tasks } = Reflect.get(window, 'typing');
  return { event: Math.max(...events), task: Math.max(...tasks) };
}
