import type { Device } from '../services/ports.ts';

/** What a person chose for this device; `system` leaves it to the system. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
}

/** The key in the browser's drawer, and the topic that tells other tabs. public/settings.js reads the same place, before the first paint. */
export const SETTINGS = 'settings';

/** What is kept; whatever cannot be understood counts as never chosen. */
export function readSettings({ browser }: Pick<Device, 'browser'>): Settings {
  let kept: { theme?: unknown; motion?: unknown } = {};
  try {
    kept = Object(JSON.parse(browser.read(SETTINGS) ?? 'null'));
  } catch {
    // Not ours, or cut short.
  }
  const { theme, motion } = kept;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    motion: motion === 'reduced' ? motion : 'system',
  };
}

/** Tells the styles: theme.css.ts and global.css.ts look for these attributes of the page's root. */
export function applySettings({ theme, motion }: Settings, { dataset } = document.documentElement): void {
  for (const [name, choice] of Object.entries({ theme, motion })) {
    if (choice === 'system') delete dataset[name];
    else dataset[name] = choice;
  }
}

/** Hears what is chosen in other tabs. Returns how to stop. */
export const hearSettings = (device: Pick<Device, 'browser' | 'listen'>, listener: (settings: Settings) => void): (() => void) =>
  device.listen((topic) => {
    if (topic === SETTINGS) listener(readSettings(device));
  });
