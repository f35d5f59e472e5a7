/** Makes clicks behave as in Safari, where a clicked button or link gets no focus. Returns a function that ends it, for `beforeEach`. */
export function withoutClickFocus(): () => void {
  const keepFocus = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) event.preventDefault();
  };
  document.addEventListener('mousedown', keepFocus, true);
  return () => document.removeEventListener('mousedown', keepFocus, true);
}
