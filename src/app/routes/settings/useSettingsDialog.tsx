import { type ReactNode, useState } from 'react';
import type { SettingsRoute } from './SettingsRoute.tsx';

interface Opened {
  /** The page it was opened over. */
  over: string;
  Route: typeof SettingsRoute;
}

/**
 * Settings as state of the app: it has no address, and another page closes it. Its code comes with the first opening; when that
 * does not come (offline), the next press asks again.
 * @param path the path on show
 */
export function useSettingsDialog(path: string): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened !== null && opened.over !== path) setOpened(null);
  const open = () =>
    void import('./SettingsRoute.tsx').then(
      ({ SettingsRoute: Route }) => setOpened({ over: path, Route }),
      () => {},
    );
  const dialog = opened !== null && <opened.Route onClose={() => setOpened(null)} />;
  return { open, dialog };
}
