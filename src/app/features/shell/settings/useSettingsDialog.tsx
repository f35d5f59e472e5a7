import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../../../runtime/toasts/useLazyDialog.ts';
import type { SettingsRoute } from './SettingsRoute.tsx';

interface Opened {
  /** The path of the page below. */
  pagePath: string;
  Route: typeof SettingsRoute;
}

/**
 * Returns the Settings dialog and a function that opens it. The dialog is state of the app and has no URL; opening another page closes it.
 * Its code loads when it is first opened.
 * @param path the current path
 */
export function useSettingsDialog(path: string): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const openDialog = useLazyDialog();
  if (opened !== null && opened.pagePath !== path) setOpened(null);
  const open = () =>
    openDialog(
      () => import('./SettingsRoute.tsx'),
      ({ SettingsRoute: Route }) => setOpened({ pagePath: path, Route }),
    );
  const dialog = opened !== null && <opened.Route onClose={() => setOpened(null)} />;
  return { open, dialog };
}
