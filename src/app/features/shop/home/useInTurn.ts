import { useEffect, useState } from 'react';

/** The longest time that a list waits for the browser to be idle, in milliseconds. */
const LONGEST_DELAY = 300;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_DELAY });
  return () => cancelIdleCallback(request);
};

/**
 * Returns values that follow `latest` one after the other, in their order: the first change at once, each other when the browser is idle.
 * So the page answers and scrolls while several lists arrive together.
 * @param latest keep each value the same object while it does not change
 */
export function useInTurn<Values extends Record<string, unknown>>(latest: Values): Values {
  const [shown, setShown] = useState(latest);
  const names = Object.keys(latest);
  const next = names.find((name) => shown[name] !== latest[name]);
  const value = next === undefined ? null : latest[next];
  const isFirst = next === names[0];
  useEffect(() => {
    if (next === undefined) return undefined;
    // Not in a transition: React would take its commit for the one of a link that was followed meanwhile, and fade here.
    const show = () => setShown((before) => ({ ...before, [next]: value }));
    if (!isFirst) return whenIdle(show);
    show();
    return undefined;
  }, [next, value, isFirst]);
  return shown;
}
