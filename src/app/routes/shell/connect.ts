import type { ShellView } from '#components/screens/shell/ShellScreen/ShellScreen.tsx';
import type { Session } from '../../actors/session.ts';

interface Surroundings {
  current: string;
  /** How many bookings the user has; null while unknown, and then no number shows. */
  orders: number | null;
}

/** Who is here as the frame of every page shows it. */
export function toShellView(session: Session, { current, orders }: Surroundings): ShellView {
  switch (session.state) {
    case 'checking':
      return { state: 'checking', current };
    case 'unsettled':
    case 'signedOut':
      return { state: 'signedOut', loginHref: '/login', current };
    case 'signedIn':
      return {
        state: 'signedIn',
        name: session.identity.displayName || session.identity.email,
        photo: session.identity.photoURL,
        orders,
        current,
      };
    default:
      return session satisfies never;
  }
}
