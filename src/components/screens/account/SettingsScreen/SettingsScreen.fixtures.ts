import type { SettingsView } from './SettingsScreen.tsx';

/** The default settings: one view of the screen for each of its states. */
export const settingsViews = {
  ready: { state: 'ready', theme: 'system', motion: 'system' },
} satisfies Record<SettingsView['state'], SettingsView>;

export const chosen: SettingsView = { state: 'ready', theme: 'dark', motion: 'reduced' };
