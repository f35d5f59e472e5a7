import { toAdminAccess } from '#app/features/dashboard/access/connect.ts';
import { toAddToolView, toPreview } from '#app/features/admin/addTool/connect.ts';
import { toDashboardRole } from '#app/features/dashboard/connect.ts';
import { toDeleteToolView, toRestockView } from '#app/features/admin/manageTools/connect.ts';
import { toMakeAdminView } from '#app/features/admin/manageUsers/connect.ts';
import { toLoginView } from '#app/features/auth/login/connect.ts';
import { toSignUpView } from '#app/features/auth/signUp/connect.ts';
import { toSession } from '#app/features/auth/auth.actor.ts';
import { toBookingView } from '#app/features/orders/booking/connect.ts';
import { toDeleteBookingView } from '#app/features/orders/myOrders/connect.ts';
import { toPaymentView } from '#app/features/payments/connect.ts';
import { toShellView } from '#app/features/shell/connect.ts';
import { bookingViews } from '#components/screens/account/BookingScreen/BookingScreen.fixtures.ts';
import { fixtures as dashboardViews } from '#components/screens/dashboard/DashboardScreen/DashboardScreen.fixtures.ts';
import { loginViews } from '#components/screens/account/LoginScreen/LoginScreen.fixtures.ts';
import { deleteBookings } from '#components/screens/account/MyOrdersScreen/MyOrdersScreen.fixtures.ts';
import { paymentViews } from '#components/screens/account/PaymentScreen/PaymentScreen.fixtures.ts';
import { signUpViews } from '#components/screens/account/SignUpScreen/SignUpScreen.fixtures.ts';
import { addToolViews } from '#components/screens/admin/AddToolScreen/AddToolScreen.fixtures.ts';
import { adminAccessViews } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.fixtures.ts';
import { deleteTools, restocks } from '#components/screens/admin/ManageToolsScreen/ManageToolsScreen.fixtures.ts';
import { makeAdmins } from '#components/screens/admin/ManageUsersScreen/ManageUsersScreen.fixtures.ts';
import { shellViews } from '#components/screens/shell/ShellScreen/ShellScreen.fixtures.ts';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { emptyToolDraft } from '#contract/forms/tool.ts';
import { walks } from './machineWalks.ts';

/** A screen that shows a machine. */
interface MachineView {
  machine: keyof typeof walks;
  /** The folder of the screen, below src/components/screens. */
  screen: string;
  /** The name of the fixtures with one view for each of its states. */
  fixtures: string;
  views: object;
  /** The view states that the machine reaches, by machine state. */
  reached: Map<string, Set<string>>;
  /** The view states in which the page shows the data that it loads, and no machine is involved yet. */
  beforeMachine?: string[];
  /** The view states in which another page is shown. */
  elsewhere?: string[];
}

/** Shows each reachable snapshot of a machine. */
function reach<Name extends keyof typeof walks>(
  machine: Name,
  toState: (snapshot: (typeof walks)[Name]['snapshots'][number]) => string,
): Pick<MachineView, 'machine' | 'reached'> {
  const reached = new Map<string, Set<string>>();
  for (const snapshot of walks[machine].snapshots) {
    const state = snapshot.value;
    reached.set(state, (reached.get(state) ?? new Set()).add(toState(snapshot)));
  }
  return { machine, reached };
}

const product = walks.order.snapshots[0]?.context.product;
if (product === undefined) throw new Error('The walk of the order is empty');
const typing = {
  product,
  email: 'shopper@example.com',
  profilePhone: '',
  draft: emptyBookingDraft,
  isListed: true,
};
const contents = { draft: emptyToolDraft, statuses: [], preview: toPreview(emptyToolDraft) };

/** All screens that show a machine, with the view states that it reaches. */
export const machineViews: readonly MachineView[] = [
  {
    ...reach('order', (snapshot) => toBookingView(snapshot, typing, { data: [], error: null }).state),
    screen: 'account/BookingScreen',
    fixtures: 'bookingViews',
    views: bookingViews,
    // A page that opens on a product without stock opens no order.
    beforeMachine: ['loading', 'checkingSession', 'missing', 'failed', 'outOfStock'],
  },
  {
    ...reach('payment', (snapshot) => toPaymentView(snapshot).state),
    screen: 'account/PaymentScreen',
    fixtures: 'paymentViews',
    views: paymentViews,
  },
  {
    ...reach('removal', (snapshot) => toDeleteBookingView(snapshot).state),
    screen: 'account/MyOrdersScreen',
    fixtures: 'deleteBookings',
    views: deleteBookings,
  },
  {
    ...reach('makeAdmin', (snapshot) => toMakeAdminView(snapshot).state),
    screen: 'admin/ManageUsersScreen',
    fixtures: 'makeAdmins',
    views: makeAdmins,
  },
  {
    ...reach('adminAccess', (snapshot) => toAdminAccess(snapshot).state),
    screen: 'admin/AdminAccessScreen',
    fixtures: 'adminAccessViews',
    views: adminAccessViews,
    elsewhere: ['allowed'],
  },
  {
    ...reach('adminAccess', (snapshot) => toDashboardRole(snapshot)),
    screen: 'dashboard/DashboardScreen',
    fixtures: 'fixtures',
    views: dashboardViews,
  },
  {
    ...reach('restock', (snapshot) => toRestockView(snapshot).state),
    screen: 'admin/ManageToolsScreen',
    fixtures: 'restocks',
    views: restocks,
  },
  {
    ...reach('removal', (snapshot) => toDeleteToolView(snapshot).state),
    screen: 'admin/ManageToolsScreen',
    fixtures: 'deleteTools',
    views: deleteTools,
  },
  {
    ...reach('createTool', (snapshot) => toAddToolView(snapshot, contents).state),
    screen: 'admin/AddToolScreen',
    fixtures: 'addToolViews',
    views: addToolViews,
  },
  {
    ...reach('auth', (snapshot) => toLoginView(snapshot, { isWaiting: false, demoAccounts: [], canResetPassword: false }).state),
    screen: 'account/LoginScreen',
    fixtures: 'loginViews',
    views: loginViews,
  },
  {
    ...reach('auth', (snapshot) => toSignUpView(snapshot, { isWaiting: false, returnTo: '/', isDemo: false }).state),
    screen: 'account/SignUpScreen',
    fixtures: 'signUpViews',
    views: signUpViews,
  },
  {
    ...reach(
      'auth',
      (snapshot) => toShellView(toSession(snapshot), { pages: [], current: '/', isDashboard: false, orders: null, isOnline: true }).state,
    ),
    screen: 'shell/ShellScreen',
    fixtures: 'shellViews',
    views: shellViews,
  },
];
