import { useSyncExternalStore } from 'react';
import type { breakpoints } from '../../theme/tokens.ts';
import { isFrom, onWidthChange } from './windowWidth.ts';

/** Without a browser, there is no width, so everything is rendered as in a wide window. */
const always = () => true;

/** Returns true while the window is at least as wide as this layout needs. Use CSS if the elements are the same. */
export const useIsFrom = (layout: keyof typeof breakpoints): boolean => useSyncExternalStore(onWidthChange, () => isFrom(layout), always);
