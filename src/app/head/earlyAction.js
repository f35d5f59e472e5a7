// Remembers the last click or submission until React takes the page over (src/app/navigation/EarlyAction.tsx). A form sends nothing by
// itself, because its method is `dialog` (src/components/primitives/Form/Form.tsx).
{
  /** @type {NonNullable<typeof window.earlyAction>} */
  const action = {
    last: null,
    find: ({ target, button, metaKey, altKey, ctrlKey, shiftKey }) => {
      if (target instanceof HTMLFormElement) return target;
      /** @type {HTMLElement | null} */
      const element = target instanceof Element ? target.closest('button, a[data-needs-app]') : null;
      const opensElsewhere = button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
      // `usr` is where React Router keeps the state of a location.
      return element?.localName === 'a' && (opensElsewhere || !history.state?.usr) ? null : element;
    },
    remember: (event) => {
      const element = action.find(event);
      if (element === null) return;
      if (element.localName === 'a') event.preventDefault();
      action.last = { element, submitter: event.submitter };
    },
  };
  for (const type of ['click', 'submit']) addEventListener(type, action.remember, true);
  window.earlyAction = action;
}
