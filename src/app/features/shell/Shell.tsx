import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellScreen } from '#components/screens/shell/ShellScreen/ShellScreen.tsx';
import { useSession } from '../../runtime/FlowsProvider.tsx';
import { useSignOut } from '../../runtime/useSignOut.ts';
import { Boundary } from '../../navigation/Boundary.tsx';
import { knownUser } from '../../queries/knownUser.ts';
import { operationQuery } from '../../queries/operationQuery.ts';
import { useServices } from '../../services/services.ts';
import { ToastRegion } from '../../runtime/toasts/ToastRegion.tsx';
import { useToasts } from '../../runtime/toasts/ToastsProvider.ts';
import { useSettingsDialog } from './settings/useSettingsDialog.tsx';
import { toShellView } from './connect.ts';

/** The layout of every page. Its badge counts all the user's bookings (docs/product-rules.md#cart-badge). */
export function Shell({ children }: { children: ReactNode }) {
  const { api, platform } = useServices();
  const isOnline = useSyncExternalStore(platform.onConnectionChange, platform.isOnline, platform.isOnline);
  const toasts = useToasts();
  const { session } = useSession();
  const { pathname } = useLocation();
  const email = session.state === 'signedIn' ? session.identity.email : '';
  const bookings = useQuery({ ...operationQuery(api, 'listOwnBookings', { email }), enabled: email !== '' });
  const { data: user } = useQuery(knownUser(api, email));
  const orders = bookings.error === null ? (bookings.data?.length ?? null) : null;
  const settings = useSettingsDialog(pathname);
  const signOut = useSignOut();
  return (
    <>
      <ShellScreen
        view={toShellView(session, { current: pathname, user, orders, isOnline })}
        onSettings={settings.open}
        onSignOut={signOut}
        notice={
          <Boundary resetKey="notice" fallback={() => null}>
            <Suspense fallback={null}>
              <Notice />
            </Suspense>
          </Boundary>
        }
        toasts={<ToastRegion store={toasts} />}
      >
        {children}
      </ShellScreen>
      {settings.dialog}
    </>
  );
}

const Notice = () => use(useServices().backend).notice;
