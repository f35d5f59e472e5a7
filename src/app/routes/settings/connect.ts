import type { SettingsView } from '#components/screens/account/SettingsScreen/SettingsScreen.tsx';
import type { Settings } from '../../settings/settings.ts';

/** What is chosen, as the dialog shows it; it never waits for anything. */
export const toSettingsView = ({ theme, motion }: Settings): SettingsView => ({ state: 'open', theme, motion });
