import type { Device } from '../services/ports.ts';
import { readSettings, type Settings, SETTINGS } from './settings.ts';

/** Keeps a choice beside what another tab may have chosen meanwhile, and tells the other tabs. Returns what holds now. */
export function changeSettings(device: Pick<Device, 'browser' | 'announce'>, change: Partial<Settings>): Settings {
  const settings = { ...readSettings(device), ...change };
  device.browser.write(SETTINGS, JSON.stringify(settings));
  device.announce(SETTINGS);
  return settings;
}
