/** True if text runs from the right in the element. Ask when something happens to it, because a page may change its direction. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
