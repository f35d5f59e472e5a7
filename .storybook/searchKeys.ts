const FIELD = '#storybook-explorer-searchfield';
const FIRST_RESULT = '#storybook-explorer-menu [role="option"]';

/** Lets Enter open the first result of a search. Storybook opens one only after an arrow key has chosen it. */
export function openFirstResult(): void {
  document.addEventListener('keydown', ({ key, target, isComposing }) => {
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
    if (target.value.trim() === '' || target.getAttribute('aria-activedescendant')) return;
    document.querySelector<HTMLElement>(FIRST_RESULT)?.click();
  });
}
