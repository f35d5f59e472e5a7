import type { SettingsView } from '#components/screens/account/SettingsScreen/SettingsScreen.tsx';
import type { Settings } from './settings.ts';

/** Converts the settings to the dialog's view. They are never loading. */
export const toSettingsView = ({ theme, motion }: Settings): SettingsView => ({ state: 'open', theme, motion });
