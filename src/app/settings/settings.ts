import type { Platform } from '../services/ports.ts';

/** What a person chose for this device; `system` leaves it to the system. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
}

/** The key in the browser's store. public/settings.js reads the same place, before the first paint. */
export const SETTINGS = 'settings';

/** What a text means; whatever cannot be understood counts as never chosen. */
function understand(text: string): Settings {
  let told: { theme?: unknown; motion?: unknown } = {};
  try {
    told = Object(JSON.parse(text));
  } catch {
    // Not ours, or cut short.
  }
  const { theme, motion } = told;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    motion: motion === 'reduced' ? motion : 'system',
  };
}

/** What is kept on this platform. */
export const readSettings = ({ browserStore: browser }: Pick<Platform, 'browserStore'>): Settings =>
  understand(browser.read(SETTINGS) ?? '');

/** Tells the styles: theme.css.ts and global.css.ts look for these attributes of the page's root. */
export function applySettings({ theme, motion }: Settings, { dataset } = document.documentElement): void {
  for (const [name, choice] of Object.entries({ theme, motion })) {
    if (choice === 'system') delete dataset[name];
    else dataset[name] = choice;
  }
}

/**
 * Hears what is chosen in other tabs. The word carries the choice itself, since Chromium may show a tab's write to the others
 * only after it. Returns how to stop.
 */
export const hearSettings = (platform: Pick<Platform, 'onBroadcast'>, listener: (settings: Settings) => void): (() => void) =>
  platform.onBroadcast((topic) => {
    if (topic.startsWith(SETTINGS)) listener(understand(topic.slice(SETTINGS.length)));
  });
