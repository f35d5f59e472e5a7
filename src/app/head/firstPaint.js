// Applies what only this browser knows, before the first paint.
{
  // The settings that src/app/features/shell/settings/settings.ts has stored.
  try {
    const { theme, motion } = Object(JSON.parse(localStorage.getItem(`${document.currentScript?.dataset.space}:settings`) ?? ''));
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (motion === 'reduced') dataset.motion = motion;
  } catch {
    // Forbidden, or not ours.
  }
  // Where the user goes on after signing in (src/app/navigation/returnTo.ts). A booking shows its product above the form, whose space is
  // reserved by src/components/blocks/AccountIntro/AccountIntro.css.ts.
  if (/^\/booking\//i.test(history.state?.usr?.returnTo)) document.documentElement.dataset.reason = 'booking';
}
