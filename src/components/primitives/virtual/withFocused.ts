import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * Returns the rows near the viewport plus the focused row and its neighbours, so that the focus is not lost and Tab continues from
 * there.
 */
export const withFocused =
  (focused: number | null) =>
  (range: Range): number[] => {
    const near = defaultRangeExtractor(range);
    if (focused === null) return near;
    const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
    return [...new Set([...near, ...kept])].toSorted((one, other) => one - other);
  };
