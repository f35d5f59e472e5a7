import type { SettingsView } from './SettingsScreen.tsx';

/** The default settings: one view of the screen for each of its states. */
export const settingsViews = {
  open: { state: 'open', theme: 'system', motion: 'system' },
} satisfies Record<SettingsView['state'], SettingsView>;

export const chosen: SettingsView = { state: 'open', theme: 'dark', motion: 'reduced' };
