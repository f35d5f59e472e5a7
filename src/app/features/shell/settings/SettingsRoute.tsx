import { useEffect, useState } from 'react';
import { SettingsScreen } from '#components/screens/account/SettingsScreen/SettingsScreen.tsx';
import { useServices } from '../../../services/services.ts';
import { keepSettings } from './settings.ts';
import { applySettings, hearSettings, readSettings, type Settings } from './settings.ts';
import { toSettingsView } from './connect.ts';

/** The Settings dialog over the current page. It follows changes in other tabs. */
export function SettingsRoute({ onClose }: { onClose: () => void }) {
  const { platform } = useServices();
  const [settings, setSettings] = useState(() => readSettings(platform));
  useEffect(() => hearSettings(platform, setSettings), [platform]);
  const change = (wish: Partial<Settings>) => {
    const next = { ...settings, ...wish };
    keepSettings(platform, next);
    applySettings(next);
    setSettings(next);
  };
  return (
    <SettingsScreen
      view={toSettingsView(settings)}
      onThemeChange={(theme) => change({ theme })}
      onMotionChange={(motion) => change({ motion })}
      onClose={onClose}
    />
  );
}
