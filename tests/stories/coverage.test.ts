import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toSession } from '#app/features/auth/toSession.ts';
import { toAdminAccess } from '#app/features/admin/access/connect.ts';
import { toAddToolView, toPreview } from '#app/features/admin/addTool/connect.ts';
import { toBookingView } from '#app/features/orders/booking/connect.ts';
import { toDashboardRole } from '#app/features/admin/dashboard/connect.ts';
import { toLoginView } from '#app/features/auth/login/connect.ts';
import { toDeleteToolView, toRestockView } from '#app/features/admin/manageTools/connect.ts';
import { toMakeAdminView } from '#app/features/admin/manageUsers/connect.ts';
import { toDeleteBookingView } from '#app/features/orders/myOrders/connect.ts';
import { toPaymentView } from '#app/features/payments/connect.ts';
import { toShellView } from '#app/features/shell/connect.ts';
import { toSignUpView } from '#app/features/auth/signUp/connect.ts';
import { emptyToolDraft } from '#contract/forms/tool.ts';
import type { AsyncList } from '#components/asyncList.ts';
import { bookingViews } from '#components/screens/account/BookingScreen/BookingScreen.fixtures.ts';
import { fixtures as dashboardViews } from '#components/screens/account/DashboardScreen/DashboardScreen.fixtures.ts';
import { loginViews } from '#components/screens/account/LoginScreen/LoginScreen.fixtures.ts';
import { deleteBookings } from '#components/screens/account/MyOrdersScreen/MyOrdersScreen.fixtures.ts';
import { paymentViews } from '#components/screens/account/PaymentScreen/PaymentScreen.fixtures.ts';
import { signUpViews } from '#components/screens/account/SignUpScreen/SignUpScreen.fixtures.ts';
import { addToolViews } from '#components/screens/admin/AddToolScreen/AddToolScreen.fixtures.ts';
import { adminAccessViews } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.fixtures.ts';
import { deleteTools, restocks } from '#components/screens/admin/ManageToolsScreen/ManageToolsScreen.fixtures.ts';
import { makeAdmins } from '#components/screens/admin/ManageUsersScreen/ManageUsersScreen.fixtures.ts';
import { shellViews } from '#components/screens/shell/ShellScreen/ShellScreen.fixtures.ts';
import { componentIndex } from '../../scripts/componentIndex.mjs';
import { walks } from '#tests/support/machineWalks.ts';
import { componentFolders, storyFile, storyNames } from './storyNames.ts';
import { missingStories, type StoryNames } from './viewStates.ts';

/** All lists of these screens are in one view, so the stories of their states have no fixture for each state. */
const listStories: Record<AsyncList<unknown>['state'], string> = { loading: 'Loading', empty: 'Empty', failed: 'Failed', ready: 'Ready' };

/** The exceptions of a few screens. The stories of all others follow from their fixtures. */
const SPECIAL: Record<string, { storyNames?: StoryNames; additionalStories?: string[] }> = {
  'account/MyOrdersScreen': { storyNames: { deleteBookings: { resting: 'Ready', failed: 'DeleteFailed' } } },
  'account/ProfileScreen': { storyNames: { editings: { closed: 'Ready' } } },
  'admin/ManageOrdersScreen': { storyNames: { panels: { closed: 'Ready' } } },
  'admin/ManageToolsScreen': {
    storyNames: { restocks: { closed: 'Ready', editing: 'Restocking' }, deleteTools: { resting: 'Ready', failed: 'DeleteFailed' } },
  },
  'admin/ManageUsersScreen': { storyNames: { makeAdmins: { resting: 'Ready', failed: 'MakeAdminFailed' } } },
  'shop/HomeScreen': { additionalStories: Object.values(listStories) },
  'shop/ProductListScreen': { additionalStories: Object.values(listStories) },
};

const screens = componentFolders('src/components/screens');

describe('view states ⊆ stories', () => {
  test.each(screens)('%s', async (folder) => {
    const { storyNames: names, additionalStories = [] } = SPECIAL[relative('src/components/screens', folder)] ?? {};
    expect(await missingStories(folder, names)).toEqual([]);
    expect(storyNames(storyFile(folder))).toEqual(expect.arrayContaining(additionalStories));
  });

  test('describes no screen that does not exist', () => {
    expect(screens).toEqual(expect.arrayContaining(Object.keys(SPECIAL).map((screen) => `src/components/screens/${screen}`)));
  });
});

/** The view states while a screen loads its data, before a machine is involved. */
const LOADING_STATES = ['loading', 'missing', 'failed', 'outOfStock'];

describe('machine states match view states, except those of loading data', () => {
  const reached = (states: string[]) => [...new Set(states)].toSorted();
  const declared = (views: object, excluded: string[] = []) =>
    Object.keys(views)
      .filter((state) => !excluded.includes(state))
      .toSorted();

  test('order and booking screen', () => {
    const product = walks.order.snapshots[0]?.context.product;
    if (product === undefined) throw new Error('The walk of the order is empty');
    const typing = {
      product,
      email: 'shopper@example.com',
      profilePhone: '',
      draft: { date: '', quantity: '', address: '', phone: '' },
      isListed: true,
    };
    expect(reached(walks.order.snapshots.map((snapshot) => toBookingView(snapshot, typing, { data: [], error: null }).state))).toEqual(
      // A page that opens on a product without stock opens no order.
      declared(bookingViews, [...LOADING_STATES, 'outOfStock']),
    );
  });

  test('payment and payment screen', () => {
    expect(reached(walks.payment.snapshots.map((snapshot) => toPaymentView(snapshot).state))).toEqual(declared(paymentViews));
  });

  test('deleteBooking and My Orders', () => {
    expect(reached(walks.deleteBooking.snapshots.map((snapshot) => toDeleteBookingView(snapshot).state))).toEqual(declared(deleteBookings));
  });

  test('makeAdmin and Manage All User', () => {
    expect(reached(walks.makeAdmin.snapshots.map((snapshot) => toMakeAdminView(snapshot).state))).toEqual(declared(makeAdmins));
  });

  test('admin access and its screen, or the page', () => {
    expect(reached(walks.adminAccess.snapshots.map((snapshot) => toAdminAccess(snapshot).state))).toEqual(
      ['allowed', ...declared(adminAccessViews)].toSorted(),
    );
  });

  test('admin access and the dashboard', () => {
    expect(reached(walks.adminAccess.snapshots.map((snapshot) => toDashboardRole(snapshot)))).toEqual(declared(dashboardViews));
  });

  test('restock and its dialog', () => {
    expect(reached(walks.restock.snapshots.map((snapshot) => toRestockView(snapshot).state))).toEqual(declared(restocks));
  });

  test('deleteTool and its dialog', () => {
    expect(reached(walks.deleteTool.snapshots.map((snapshot) => toDeleteToolView(snapshot).state))).toEqual(declared(deleteTools));
  });

  test('createTool and the screen of a new product', () => {
    const contents = { draft: emptyToolDraft, statuses: [], preview: toPreview(emptyToolDraft) };
    expect(reached(walks.createTool.snapshots.map((snapshot) => toAddToolView(snapshot, contents).state))).toEqual(declared(addToolViews));
  });

  test('signing in and the login screen', () => {
    expect(
      reached(
        walks.auth.snapshots.map((snapshot) => toLoginView(snapshot, { demoAccounts: [], returnTo: '/', canResetPassword: false }).state),
      ),
    ).toEqual(declared(loginViews));
  });

  test('signing in and the shell', () => {
    const views = walks.auth.snapshots.map(
      (snapshot) => toShellView(toSession(snapshot), { current: '/', orders: null, isOnline: true }).state,
    );
    expect(reached(views)).toEqual(declared(shellViews));
  });
});

test('signing up and the sign-up screen', () => {
  const views = walks.auth.snapshots.map((snapshot) => toSignUpView(snapshot, { returnTo: '/', isDemo: false }).state);
  expect([...new Set(views)].toSorted()).toEqual(Object.keys(signUpViews).toSorted());
});

test('src/components/index.ts exports every component with its Props and View types', () => {
  const unformatted = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }');
  const index = readFileSync('src/components/index.ts', 'utf8');
  expect(unformatted(index), 'Run `npm run components:index`').toBe(unformatted(componentIndex('.')));
});

test('every component has stories', () => {
  const folders = componentFolders('src/components').filter((folder) => !folder.includes('/theme/'));
  expect(folders.length).toBeGreaterThan(30);
  const without = folders.filter((folder) => {
    try {
      return storyNames(storyFile(folder)).length === 0;
    } catch {
      return true;
    }
  });
  expect(without).toEqual([]);
});
