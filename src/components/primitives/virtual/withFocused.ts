import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The rows near the window, and the one with the focus between its neighbours: the focus must not fall out of the page, and Tab goes on from there. */
export const withFocused =
  (focused: number | null) =>
  (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    if (focused === null) return near;
    const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
    return [...new Set([...near, ...kept])].toSorted((one, other) => one - other);
  };
