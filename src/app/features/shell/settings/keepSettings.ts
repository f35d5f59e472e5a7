import type { Platform } from '../../../services/ports.ts';
import { type Settings, SETTINGS } from './settings.ts';

/** Stores the settings and notifies the other tabs. */
export function keepSettings(
  { browserStore: browser, broadcast: announce }: Pick<Platform, 'browserStore' | 'broadcast'>,
  settings: Settings,
): void {
  const text = JSON.stringify(settings);
  browser.write(SETTINGS, text);
  announce(SETTINGS + text);
}
