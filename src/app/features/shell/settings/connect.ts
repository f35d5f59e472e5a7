import type { SettingsView } from '#components/screens/account/SettingsScreen/SettingsScreen.tsx';
import type { Settings } from './settings.ts';

/** Converts the settings to the dialog's view. */
export const toSettingsView = ({ theme, motion }: Settings): SettingsView => ({ state: 'ready', theme, motion });
