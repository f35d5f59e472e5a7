import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import { darnell, manyUsers, oddUsers, users } from '../../../blocks/UserTable/UserTable.fixtures.ts';
import type { ManageUsersView, MakeAdminView } from './ManageUsersScreen.tsx';

const controls: ListControls = {
  values: { query: '', sort: '' },
  searchLabel: 'Search users',
  sorts: [
    { value: '', label: 'As listed' },
    { value: 'email-up', label: 'Email, A to Z' },
    { value: 'email-down', label: 'Email, Z to A' },
    { value: 'role-up', label: 'Role, A to Z' },
    { value: 'role-down', label: 'Role, Z to A' },
  ],
  filters: [{ kind: 'toggle', key: 'admins', label: 'Administrators only' }],
  active: 0,
  count: '5 users',
  shown: 5,
};
const unknown: ListControls = { ...controls, count: '', shown: null };
const resting = { controls, sort: null, makeAdmin: { state: 'resting' } } as const;

/** One view of the screen for each state of its list. */
export const manageUsersViews = {
  loading: { ...resting, controls: unknown, users: { state: 'loading' } },
  empty: { ...resting, controls: { ...controls, count: '0 users', shown: 0 }, users: { state: 'empty' } },
  failed: {
    ...resting,
    controls: unknown,
    users: { state: 'failed', message: 'Your account is not allowed to do this. Sign in with another account.' },
  },
  ready: { ...resting, users: { state: 'ready', rows: users } },
  noMatches: {
    ...resting,
    controls: { ...controls, values: { query: 'flux capacitor', sort: '' }, count: '0 of 5 users', shown: 0 },
    users: { state: 'noMatches' },
  },
} satisfies Record<ManageUsersView['users']['state'], ManageUsersView>;

const staleSentence = 'Could not refresh. The shop has a problem at the moment. Please try again in a little while.';
export const stale: ManageUsersView = { ...manageUsersViews.ready, users: { state: 'ready', rows: users, stale: staleSentence } };
export const staleNoMatches: ManageUsersView = { ...manageUsersViews.noMatches, users: { state: 'noMatches', stale: staleSentence } };

export const one: ManageUsersView = {
  ...manageUsersViews.ready,
  controls: { ...controls, count: '1 user', shown: 1 },
  users: { state: 'ready', rows: [darnell] },
};
export const odd: ManageUsersView = { ...manageUsersViews.ready, users: { state: 'ready', rows: oddUsers } };
export const many: ManageUsersView = {
  ...manageUsersViews.ready,
  controls: { ...controls, count: '5,000 users', shown: 5000 },
  users: { state: 'ready', rows: manyUsers },
};

/** One view for each state of Add Admin. */
export const makeAdmins = {
  resting: { state: 'resting' },
  pending: { state: 'pending', email: darnell.email },
  unchanged: {
    state: 'unchanged',
    email: darnell.email,
    message: 'Nothing changed. They may already be an administrator, or no longer be a user.',
  },
  failed: {
    state: 'failed',
    email: darnell.email,
    message: 'This user was not made an administrator. Your account is not allowed to do this. Sign in with another account.',
  },
} satisfies { [State in MakeAdminView['state']]: Extract<MakeAdminView, { state: State }> };

/** It is unknown whether Add Admin was applied. */
export const ambiguous: MakeAdminView = {
  ...makeAdmins.failed,
  message: 'We cannot tell whether they are an administrator now. It is safe to try again.',
};
