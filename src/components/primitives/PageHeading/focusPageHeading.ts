/**
 * Focuses the heading of the page, for a part that goes with the element that had the focus. It is the last one, because an administrator's
 * overview stands above the page that has dialogs.
 */
export function focusPageHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('[data-page-heading]');
  headings[headings.length - 1]?.focus({ preventScroll: true });
}
