import { SETTINGS } from '../../../services/platform/keys.ts';
import type { Platform } from '../../../services/ports.ts';

/** The user's settings for this device; `system` follows the operating system. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
}

/** Parses stored settings. A missing or invalid value counts as `system`. */
function parseSettings(text: string): Settings {
  let stored: { theme?: unknown; motion?: unknown } = {};
  try {
    stored = Object(JSON.parse(text));
  } catch {
    // The text is not JSON, or is truncated.
  }
  const { theme, motion } = stored;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    motion: motion === 'reduced' ? motion : 'system',
  };
}

/** Reads the settings stored on this platform. */
export const readSettings = ({ browserStore: browser }: Pick<Platform, 'browserStore'>): Settings =>
  parseSettings(browser.read(SETTINGS) ?? '');

/** Sets the attributes of the root element that theme.css.ts and global.css.ts select by. */
export function applySettings({ theme, motion }: Settings, { dataset } = document.documentElement): void {
  for (const [name, choice] of Object.entries({ theme, motion })) {
    if (choice === 'system') delete dataset[name];
    else dataset[name] = choice;
  }
}

/**
 * Calls the listener with settings chosen in other tabs. The message contains the settings, because in Chromium the stored value may become
 * readable only later. Returns an unsubscribe function.
 */
export function onSettingsChange(
  platform: Pick<Platform, 'onBroadcast' | 'onReturn' | 'browserStore'>,
  listener: (settings: Settings) => void,
): () => void {
  const stops = [
    platform.onBroadcast((topic) => {
      if (topic.startsWith(SETTINGS)) listener(parseSettings(topic.slice(SETTINGS.length)));
    }),
    platform.onReturn(() => listener(readSettings(platform))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Stores the settings and notifies the other tabs. */
export function saveSettings({ browserStore: browser, broadcast }: Pick<Platform, 'browserStore' | 'broadcast'>, settings: Settings): void {
  const text = JSON.stringify(settings);
  browser.write(SETTINGS, text);
  broadcast(SETTINGS + text);
}
