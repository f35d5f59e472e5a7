import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';
import { DashboardScreen } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';
import { useSession } from '../../actors/ActorsProvider.tsx';
import { Boundary } from '../../navigation/Boundary.tsx';
import { crashed } from '../../navigation/crashed.tsx';
import { read } from '../../queries/read.ts';
import { useServices } from '../../services/services.ts';
import { toDashboardView } from './connect.ts';

/** /dashboard: the frame of its pages, which it hands on who is here. */
export function DashboardRoute({ identity }: { identity: Identity }) {
  const { api } = useServices();
  const { pathname } = useLocation();
  // A page inside may stay up when the session ends: then there is nobody to ask about.
  const isSignedIn = useSession().session.state === 'signedIn';
  const rights = useQuery({ ...read(api, 'checkAdmin', { email: identity.email }), enabled: isSignedIn });
  return (
    <DashboardScreen view={toDashboardView(rights, pathname.replace(/\/+$/, ''))}>
      <Boundary attempt={pathname} fallback={crashed('/')}>
        <Outlet context={identity} />
      </Boundary>
    </DashboardScreen>
  );
}
