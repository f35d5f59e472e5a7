// Before the first paint: how the page looks as it was chosen on this device. The app's own reading is src/app/settings/settings.ts.
(() => {
  try {
    const { theme, motion } = Object(JSON.parse(localStorage.getItem('gadget-garage:settings')));
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (motion === 'reduced') dataset.motion = motion;
  } catch {
    // Forbidden storage, or a text that is not ours: the system decides.
  }
})();
