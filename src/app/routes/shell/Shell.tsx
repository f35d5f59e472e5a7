import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellScreen } from '#components/screens/shell/ShellScreen/ShellScreen.tsx';
import { useRunningActors, useSession } from '../../actors/ActorsProvider.tsx';
import { read } from '../../queries/read.ts';
import { useServices } from '../../services/services.ts';
import { ToastRegion } from '../../toasts/ToastRegion.tsx';
import type { ToastStore } from '../../toasts/toastStore.ts';
import { useSettingsDialog } from '../settings/useSettingsDialog.tsx';
import { toShellView } from './connect.ts';

/** The frame of every page, and the badge: it counts all the user's bookings (DECISIONS "Cart badge"). */
export function Shell({ toasts, children }: { toasts: ToastStore; children: ReactNode }) {
  const { api } = useServices();
  const { session } = useSession();
  const actors = useRunningActors();
  const { pathname } = useLocation();
  const email = session.state === 'signedIn' ? session.identity.email : '';
  const bookings = useQuery({ ...read(api, 'listOwnBookings', { email }), enabled: email !== '' });
  const orders = bookings.error === null ? (bookings.data?.length ?? null) : null;
  const settings = useSettingsDialog(pathname);
  return (
    <>
      <ShellScreen
        view={toShellView(session, { current: pathname, orders })}
        onSettings={settings.open}
        onSignOut={() => actors?.auth.send({ type: 'auth.signOut' })}
        notice={
          <Suspense fallback={null}>
            <Notice />
          </Suspense>
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
