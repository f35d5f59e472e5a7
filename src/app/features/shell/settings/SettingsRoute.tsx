import { useEffect, useState } from 'react';
import { SettingsScreen } from '#components/screens/account/SettingsScreen/SettingsScreen.tsx';
import { useServices } from '../../../services/services.ts';
import { applySettings, onSettingsChange, readSettings, saveSettings, type Settings } from './settings.ts';

/** The Settings dialog over the current page. It follows changes in other tabs. */
export function SettingsRoute({ onClose }: { onClose: () => void }) {
  const { platform } = useServices();
  const [settings, setSettings] = useState(() => readSettings(platform));
  useEffect(() => onSettingsChange(platform, setSettings), [platform]);
  const change = (changed: Partial<Settings>) => {
    const next = { ...settings, ...changed };
    saveSettings(platform, next);
    applySettings(next);
    setSettings(next);
  };
  return (
    <SettingsScreen
      view={{ state: 'ready', ...settings }}
      onThemeChange={(theme) => change({ theme })}
      onMotionChange={(motion) => change({ motion })}
      onClose={onClose}
    />
  );
}
