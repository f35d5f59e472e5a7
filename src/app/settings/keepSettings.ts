import type { Device } from '../services/ports.ts';
import { type Settings, SETTINGS } from './settings.ts';

/** Remembers what is chosen, and tells the other tabs. */
export function keepSettings({ browser, announce }: Pick<Device, 'browser' | 'announce'>, settings: Settings): void {
  const text = JSON.stringify(settings);
  browser.write(SETTINGS, text);
  announce(SETTINGS + text);
}
