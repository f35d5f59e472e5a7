import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toSession } from '#app/features/auth/toSession.ts';
import { toAdminAccess } from '#app/features/admin/access/connect.ts';
import { toAddToolView, toPreview } from '#app/features/admin/addTool/connect.ts';
import { toBookingView } from '#app/features/orders/booking/connect.ts';
import { toDashboardRole } from '#app/features/admin/dashboard/connect.ts';
import { toLoginView } from '#app/features/auth/login/connect.ts';
import { toDeletion, toRestock } from '#app/features/admin/manageTools/connect.ts';
import { toPromotion } from '#app/features/admin/manageUsers/connect.ts';
import { toRemovalView } from '#app/features/orders/myOrders/connect.ts';
import { toPaymentView } from '#app/features/payments/connect.ts';
import { toShellView } from '#app/features/shell/connect.ts';
import { toSignUpView } from '#app/features/auth/signUp/connect.ts';
import { emptyToolDraft } from '#contract/forms/tool.ts';
import type { AsyncList } from '#components/asyncList.ts';
import type { AddReviewView } from '#components/screens/account/AddReviewScreen/AddReviewScreen.tsx';
import type { BookingView } from '#components/screens/account/BookingScreen/BookingScreen.tsx';
import type { DashboardView } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';
import type { HistoryView } from '#components/screens/account/HistoryScreen/HistoryScreen.tsx';
import type { LoginView } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import type { MyOrdersView } from '#components/screens/account/MyOrdersScreen/MyOrdersScreen.tsx';
import type { PasswordResetView } from '#components/screens/account/PasswordResetScreen/PasswordResetScreen.tsx';
import type { PaymentView } from '#components/screens/account/PaymentScreen/paymentView.ts';
import type { ProfileView } from '#components/screens/account/ProfileScreen/profileView.ts';
import type { SettingsView } from '#components/screens/account/SettingsScreen/SettingsScreen.tsx';
import type { SignUpView } from '#components/screens/account/SignUpScreen/SignUpScreen.tsx';
import type { AdminAccessView } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.tsx';
import type { ManageToolsView } from '#components/screens/admin/ManageToolsScreen/manageToolsView.ts';
import type { OverviewView } from '#components/screens/admin/OverviewScreen/OverviewScreen.tsx';
import type { AddToolView } from '#components/screens/admin/AddToolScreen/AddToolScreen.tsx';
import type { ManageUsersView } from '#components/screens/admin/ManageUsersScreen/manageUsersView.ts';
import type { ManageOrdersView, OrderPanelView } from '#components/screens/admin/ManageOrdersScreen/manageOrdersView.ts';
import type { CrashedView } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';
import type { ShellView } from '#components/screens/shell/ShellScreen/ShellScreen.tsx';
import type { UnconfiguredView } from '#components/screens/shell/UnconfiguredScreen/UnconfiguredScreen.tsx';
import type { WaitingView } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import type { HomeView } from '#components/screens/shop/HomeScreen/HomeScreen.tsx';
import type { NotFoundView } from '#components/screens/shop/NotFoundScreen/NotFoundScreen.tsx';
import type { ProductDetailsScreenView } from '#components/screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
import type { ProductGroupView, ProductListView } from '#components/screens/shop/ProductListScreen/productListView.ts';
import { walks } from '#tests/support/machineWalks.ts';
import { componentFolders, storyFile, storyNames } from './storyNames.ts';

/** The story of each view state. The compiler requires one for every state. */
type StoriesOf<State extends string> = Record<State, string>;

const booking: StoriesOf<BookingView['state']> = {
  loading: 'Loading',
  missing: 'Missing',
  failed: 'Failed',
  editing: 'Editing',
  sending: 'Sending',
  soldOut: 'SoldOut',
  overStock: 'OverStock',
  refused: 'Refused',
  unconfirmed: 'Unconfirmed',
  booked: 'Booked',
};
const login: StoriesOf<LoginView['state']> = { editing: 'Editing', signingIn: 'SigningIn', refused: 'Refused' };
const passwordReset: StoriesOf<PasswordResetView['state']> = {
  asking: 'Asking',
  sending: 'Sending',
  failed: 'Failed',
  sent: 'Sent',
};
const signUp: StoriesOf<SignUpView['state']> = {
  editing: 'Editing',
  signingUp: 'SigningUp',
  refused: 'Refused',
  profileUnsaved: 'ProfileUnsaved',
};
const orders: StoriesOf<MyOrdersView['orders']['state']> = { loading: 'Loading', empty: 'Empty', failed: 'Failed', ready: 'Ready' };
const removal: StoriesOf<MyOrdersView['removal']['state']> = {
  resting: 'Ready',
  asking: 'Asking',
  removing: 'Removing',
  failed: 'RemovalFailed',
};
const payment: StoriesOf<PaymentView['state']> = {
  loading: 'Loading',
  failed: 'Failed',
  missing: 'Missing',
  notYours: 'NotYours',
  unpayable: 'Unpayable',
  elsewhere: 'Elsewhere',
  alreadyPaid: 'AlreadyPaid',
  ready: 'Ready',
  declined: 'Declined',
  paying: 'Paying',
  authenticating: 'Authenticating',
  processing: 'Processing',
  unknown: 'Unknown',
  lost: 'Lost',
  askingAgain: 'AskingAgain',
  recording: 'Recording',
  unrecorded: 'Unrecorded',
  orphaned: 'Orphaned',
  paid: 'Paid',
};
const shell: StoriesOf<ShellView['state']> = { checking: 'Checking', signedOut: 'SignedOut', signedIn: 'SignedIn' };
const history: StoriesOf<HistoryView['payments']['state']> = { loading: 'Loading', empty: 'Empty', failed: 'Failed', ready: 'Ready' };
const profile: StoriesOf<ProfileView['profile']['state']> = {
  loading: 'Loading',
  failed: 'Failed',
  ready: 'Ready',
  signedOut: 'SignedOut',
};
const profileEditing: StoriesOf<ProfileView['editing']['state']> = {
  closed: 'Ready',
  editing: 'Editing',
  saving: 'Saving',
  saved: 'Saved',
  refused: 'Refused',
  unclear: 'Unclear',
  nobody: 'Nobody',
};
const lists: StoriesOf<HomeView['tools']['state'] | HomeView['state']> = {
  open: 'Open',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  ready: 'Open',
};
const dashboard: StoriesOf<DashboardView['state']> = { unknown: 'Unknown', customer: 'Customer', administrator: 'Administrator' };
const adminAccess: StoriesOf<AdminAccessView['state']> = { checking: 'Checking', unknown: 'Unknown', refused: 'Refused' };
const toolTable: StoriesOf<ManageToolsView['tools']['state']> = {
  loading: 'Loading',
  empty: 'Empty',
  noMatches: 'NoMatches',
  failed: 'Failed',
  ready: 'Ready',
};
const restock: StoriesOf<ManageToolsView['restock']['state']> = {
  closed: 'Ready',
  editing: 'Restocking',
  sending: 'Sending',
  refused: 'Refused',
  recounted: 'Recounted',
  overtaken: 'Overtaken',
  unconfirmed: 'Unconfirmed',
  gone: 'Gone',
};
const deletion: StoriesOf<ManageToolsView['deletion']['state']> = {
  resting: 'Ready',
  asking: 'Asking',
  deleting: 'Deleting',
  failed: 'DeletionFailed',
};
const users: StoriesOf<ManageUsersView['users']['state']> = {
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  ready: 'Ready',
  noMatches: 'NoMatches',
};
const promotion: StoriesOf<ManageUsersView['promotion']['state']> = {
  resting: 'Ready',
  promoting: 'Promoting',
  unchanged: 'Unchanged',
  failed: 'PromotionFailed',
};
const manageOrders: StoriesOf<ManageOrdersView['orders']['state']> = {
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  noMatches: 'NoMatches',
  ready: 'Ready',
};
const orderPanel: StoriesOf<OrderPanelView['state']> = { closed: 'Ready', gone: 'Gone', open: 'Open' };
const productList: StoriesOf<ProductListView['state'] | ProductGroupView['rows']['state']> = {
  open: 'Open',
  noMatches: 'NoMatches',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  ready: 'Open',
};
const overview: StoriesOf<OverviewView['bookings']['state']> = {
  loading: 'Loading',
  failed: 'Failed',
  ready: 'Ready',
};
const details: StoriesOf<ProductDetailsScreenView['state']> = { loading: 'Loading', gone: 'Gone', failed: 'Failed', ready: 'Ready' };

const remote: StoriesOf<AsyncList<unknown>['state']> = {
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  ready: 'Ready',
};
const addReview: StoriesOf<AddReviewView['state']> = {
  editing: 'Editing',
  sending: 'Sending',
  added: 'Added',
  refused: 'Refused',
  unconfirmed: 'Unconfirmed',
};

const addTool: StoriesOf<AddToolView['state']> = {
  editing: 'Editing',
  adding: 'Adding',
  added: 'Added',
  refused: 'Refused',
  unconfirmed: 'Unconfirmed',
};

const SCREENS: Record<string, Record<string, string>> = {
  'account/AddReviewScreen': addReview,
  'account/BookingScreen': booking,
  'account/DashboardScreen': dashboard,
  'account/HistoryScreen': history,
  'account/LoginScreen': login,
  'account/MyOrdersScreen': { ...orders, ...removal, failed: 'Failed', removalFailed: removal.failed },
  'account/PasswordResetScreen': passwordReset,
  'account/PaymentScreen': payment,
  'account/ProfileScreen': { ...profile, ...profileEditing },
  'account/SettingsScreen': { open: 'Open' } satisfies StoriesOf<SettingsView['state']>,
  'account/SignUpScreen': signUp,
  'admin/AdminAccessScreen': adminAccess,
  'admin/ManageToolsScreen': { ...toolTable, ...restock, ...deletion, failed: toolTable.failed, deletionFailed: deletion.failed },
  'admin/OverviewScreen': overview,
  'admin/AddToolScreen': addTool,
  'admin/ManageUsersScreen': { ...users, ...promotion, failed: 'Failed', promotionFailed: promotion.failed },
  'admin/ManageOrdersScreen': { ...manageOrders, ...orderPanel },
  'shell/CrashedScreen': { crashed: 'Crashed', unloaded: 'Unloaded' } satisfies StoriesOf<CrashedView['state']>,
  'shell/ShellScreen': shell,
  'shell/UnconfiguredScreen': { unconfigured: 'Unconfigured' } satisfies StoriesOf<UnconfiguredView['state']>,
  'shell/WaitingScreen': { waiting: 'Waiting', unsettled: 'Unsettled' } satisfies StoriesOf<WaitingView['state']>,
  'shop/BlogsScreen': remote,
  'shop/HomeScreen': lists,
  'shop/NotFoundScreen': { missing: 'Missing' } satisfies StoriesOf<NotFoundView['state']>,
  'shop/ProductDetailsScreen': details,
  'shop/ReviewsScreen': remote,
  'shop/ProductListScreen': productList,
};

const screenFolder = (screen: string) => `src/components/screens/${screen}`;

describe('view states ⊆ stories', () => {
  test.each(Object.entries(SCREENS))('%s', (screen, stories) => {
    expect(storyNames(storyFile(screenFolder(screen)))).toEqual(expect.arrayContaining(Object.values(stories)));
  });

  test('covers every screen', () => {
    expect(Object.keys(SCREENS).map(screenFolder).toSorted()).toEqual(componentFolders('src/components/screens').toSorted());
  });
});

/** The view states while a screen loads its data, before a machine is involved. */
const FINDING = ['loading', 'missing', 'failed'];

describe('machine states match view states, except those of loading data', () => {
  const reached = (states: string[]) => [...new Set(states)].toSorted();
  const declared = (stories: Record<string, string>, aside: string[] = []) =>
    Object.keys(stories)
      .filter((state) => !aside.includes(state))
      .toSorted();

  test('order and booking screen', () => {
    const product = walks.order.snapshots[0]?.context.product;
    if (product === undefined) throw new Error('The walk of the order is empty');
    const typing = {
      product,
      email: 'shopper@example.com',
      draft: { date: '', quantity: '', address: '', phone: '' },
      isListed: true,
    };
    expect(reached(walks.order.snapshots.map((snapshot) => toBookingView(snapshot, typing).state))).toEqual(declared(booking, FINDING));
  });

  test('payment and payment screen', () => {
    expect(reached(walks.payment.snapshots.map((snapshot) => toPaymentView(snapshot).state))).toEqual(declared(payment));
  });

  test('deleteBooking and My Orders', () => {
    expect(reached(walks.deleteBooking.snapshots.map((snapshot) => toRemovalView(snapshot).state))).toEqual(declared(removal));
  });

  test('makeAdmin and Manage All User', () => {
    expect(reached(walks.makeAdmin.snapshots.map((snapshot) => toPromotion(snapshot).state))).toEqual(declared(promotion));
  });

  test('admin access and its screen, or the page', () => {
    expect(reached(walks.adminAccess.snapshots.map((snapshot) => toAdminAccess(snapshot).state))).toEqual(
      ['allowed', ...declared(adminAccess)].toSorted(),
    );
  });

  test('admin access and the dashboard', () => {
    expect(reached(walks.adminAccess.snapshots.map((snapshot) => toDashboardRole(snapshot)))).toEqual(declared(dashboard));
  });

  test('restock and its dialog', () => {
    expect(reached(walks.restock.snapshots.map((snapshot) => toRestock(snapshot).state))).toEqual(declared(restock));
  });

  test('deleteTool and its dialog', () => {
    expect(reached(walks.deleteTool.snapshots.map((snapshot) => toDeletion(snapshot).state))).toEqual(declared(deletion));
  });

  test('createTool and the screen of a new product', () => {
    const contents = { draft: emptyToolDraft, statuses: [], preview: toPreview(emptyToolDraft) };
    expect(reached(walks.createTool.snapshots.map((snapshot) => toAddToolView(snapshot, contents).state))).toEqual(declared(addTool));
  });

  test('signing in and the login screen', () => {
    expect(
      reached(walks.auth.snapshots.map((snapshot) => toLoginView(snapshot, { demoAccounts: [], origin: '/', offersReset: false }).state)),
    ).toEqual(declared(login));
  });

  test('signing in and the shell', () => {
    const views = walks.auth.snapshots.map(
      (snapshot) => toShellView(toSession(snapshot), { current: '/', orders: null, isOnline: true }).state,
    );
    expect(reached(views)).toEqual(declared(shell));
  });
});

test('signing up and the sign-up screen', () => {
  const views = walks.auth.snapshots.map((snapshot) => toSignUpView(snapshot, { origin: '/', isDemo: false }).state);
  expect([...new Set(views)].toSorted()).toEqual(Object.keys(signUp).toSorted());
});

test('src/components/index.ts exports every component', () => {
  const face = readFileSync('src/components/index.ts', 'utf8');
  const hidden = componentFolders('src/components').filter((folder) => !face.includes(`/${basename(folder)}/${basename(folder)}.tsx'`));
  expect(hidden).toEqual([]);
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
