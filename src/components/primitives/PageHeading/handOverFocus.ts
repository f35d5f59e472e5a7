let removed: HTMLElement | null = null;

/** Focuses a new page heading if it replaces a focused one. */
export function takeFocus(heading: HTMLElement): void {
  if (removed !== null) heading.focus({ preventScroll: true });
  removed = null;
}

/** Remembers a page heading that is removed while it has the focus, until the end of React's commit, which mounts its replacement. */
export function releaseFocus(heading: HTMLElement): void {
  if (document.activeElement !== heading) return;
  removed = heading;
  queueMicrotask(() => {
    removed = null;
  });
}
