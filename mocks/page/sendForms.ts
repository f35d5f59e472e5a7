/** The button whose click would send a form; null for a click on something else. */
function submitterOf({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'submit' && button.form !== null ? button : null;
}

/**
 * Lets people send forms in a frame that may not (`<iframe sandbox="allow-scripts">`). Browsers then do not even fire `submit`, although the
 * shop's code sends every form itself. Such a frame has no origin.
 */
export function sendFormsWithoutOrigin(page: Window & typeof globalThis): void {
  if (page.origin !== 'null') return;
  const { prototype } = page.HTMLFormElement;
  prototype.requestSubmit = function requestSubmit(submitter = null) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  };
  // After React's listeners. Enter in a field clicks the button too.
  page.addEventListener('click', (event) => {
    const button = submitterOf(event);
    if (button === null || event.defaultPrevented) return;
    event.preventDefault();
    button.form?.requestSubmit(button);
  });
}
