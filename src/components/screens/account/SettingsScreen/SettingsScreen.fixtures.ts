import type { SettingsView } from './SettingsScreen.tsx';

/** The default settings, and changed ones. */
export const settingsViews = {
  open: { state: 'open', theme: 'system', motion: 'system' },
  chosen: { state: 'open', theme: 'dark', motion: 'reduced' },
} satisfies Record<string, SettingsView>;
