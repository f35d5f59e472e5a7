import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { ShellScreen } from '#components/screens/shell/ShellScreen/ShellScreen.tsx';
import { useSession } from '../../runtime/FlowsProvider.tsx';
import type { Session } from '../../runtime/session.ts';
import { useSignOut } from '../../runtime/useSignOut.ts';
import { hasOneAddress, isInDashboard, type Page, useCurrentPage } from '../../navigation/page.ts';
import { Boundary } from '../../navigation/Boundary.tsx';
import { knownUser, operationQuery } from '../../queries/operationQuery.ts';
import { useServices } from '../../services/services.ts';
import { ToastRegion } from '../../runtime/toasts/ToastRegion.tsx';
import { useToasts } from '../../runtime/toasts/toastStore.ts';
import { useLazyDialog } from '../../runtime/toasts/useLazyDialog.ts';
import type { SettingsRoute } from './settings/SettingsRoute.tsx';
import { toShellView } from './connect.ts';

/** The layout of every page. Its badge counts all the user's bookings (docs/product-rules.md#cart-badge). */
export function Shell({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  const { api, platform, licencesHref } = useServices();
  const isOnline = useSyncExternalStore(platform.onConnectionChange, platform.isOnline, () => true);
  const toasts = useToasts();
  const session = useShownSession();
  const { pathname } = useLocation();
  const page = useCurrentPage();
  // The page's own path marks its link, however the address was typed.
  const current = page && hasOneAddress(page) ? page.path : pathname;
  const email = session.state === 'signedIn' ? session.identity.email : '';
  const bookings = useQuery({ ...operationQuery(api, 'listOwnBookings', { email }), enabled: email !== '' });
  const { data: user } = useQuery(knownUser(api, email));
  const orders = bookings.error === null ? (bookings.data?.length ?? null) : null;
  const settings = useSettingsDialog(pathname);
  const signOut = useSignOut();
  return (
    <>
      <ShellScreen
        view={toShellView(session, { pages, current, isDashboard: page !== undefined && isInDashboard(page), user, orders, isOnline })}
        onSettings={settings.open}
        onSignOut={signOut}
        notice={<Boundary fallback={() => null}>{useNotice()}</Boundary>}
        toasts={<ToastRegion store={toasts} />}
        licencesHref={licencesHref}
      >
        {children}
      </ShellScreen>
      {settings.dialog}
    </>
  );
}

/** Returns the session. While it is checked again, as when the sign-in page loads its code, the bar keeps what it has shown before. */
function useShownSession(): Session {
  const { session } = useSession();
  const [shown, setShown] = useState(session);
  if (session !== shown && session.state !== 'checking') setShown(session);
  return session.state === 'checking' ? shown : session;
}

/**
 * Returns the providers' notice, or that of a sandbox that is starting. Not with Suspense: after its fallback, React would wait 300 ms
 * before it takes over the rest of a prerendered page.
 */
function useNotice(): ReactNode {
  const { providers, startingNotice } = useServices();
  const [notice, setNotice] = useState(startingNotice);
  useEffect(() => {
    providers.then(
      (ready) => setNotice(ready.notice),
      () => setNotice(null),
    );
  }, [providers]);
  return notice;
}

interface OpenedSettings {
  /** The path of the page below. */
  pagePath: string;
  Route: typeof SettingsRoute;
}

/**
 * Returns the Settings dialog and a function that opens it. The dialog is state of the app and has no URL; opening another page closes it.
 * Its code loads when it is first opened.
 * @param path the current path
 */
function useSettingsDialog(path: string): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<OpenedSettings | null>(null);
  const openDialog = useLazyDialog();
  if (opened !== null && opened.pagePath !== path) setOpened(null);
  const open = () =>
    openDialog(
      () => import('./settings/SettingsRoute.tsx'),
      ({ SettingsRoute: Route }) => setOpened({ pagePath: path, Route }),
    );
  const dialog = opened !== null && <opened.Route onClose={() => setOpened(null)} />;
  return { open, dialog };
}
