import type { SettingsView } from './SettingsScreen.tsx';

/** What a device may have been told. */
export const settingsViews = {
  open: { state: 'open', theme: 'system', motion: 'system' },
  chosen: { state: 'open', theme: 'dark', motion: 'reduced' },
} satisfies Record<string, SettingsView>;
