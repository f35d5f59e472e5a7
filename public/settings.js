// Sets before the first paint what src/app/features/shell/settings/settings.ts keeps.
try {
  const space = document.currentScript.dataset.mode === 'sandbox' ? 'gadget-garage' : 'gadget-garage live';
  const { theme, motion } = Object(JSON.parse(localStorage.getItem(`${space}:settings`)));
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (motion === 'reduced') dataset.motion = motion;
} catch {
  // Forbidden, or not ours.
}
