import { expect, test } from 'vitest';
import { links } from '#components/blocks/DashboardLinks/DashboardLinks.fixtures.ts';
import { pages } from '../../pages.ts';
import { toDashboardRole, toDashboardView } from './connect.ts';

test.each([
  [undefined, 'unknown'],
  ['signedOut', 'unknown'],
  ['checking', 'unknown'],
  ['unknown', 'unknown'],
  ['denied', 'customer'],
  ['recheckingDenied', 'customer'],
  ['allowed', 'administrator'],
  ['recheckingAllowed', 'administrator'],
] as const)('%s: %s', (value, role) => {
  expect(toDashboardRole(value && { value })).toBe(role);
});

const shown = { pages, page: undefined, pathname: '/dashboard' };

test.each([
  ['checking', links.unknown],
  ['denied', links.customer],
  ['allowed', links.administrator],
] as const)('%s: shows the links of the role, in the order of the specification', (value, { userLinks, adminLinks }) => {
  expect(toDashboardView({ value }, shown)).toMatchObject({ userLinks, adminLinks });
});

test('marks the current page, and shows nothing before a page with a single task', () => {
  const payment = pages.find(({ path }) => path === '/dashboard/payment/:id');
  const history = pages.find(({ path }) => path === '/dashboard/history');
  expect(toDashboardView(undefined, { ...shown, page: history, pathname: '/Dashboard/history/' })).toMatchObject({
    current: '/dashboard/history',
    isTask: false,
  });
  expect(toDashboardView(undefined, { ...shown, page: payment, pathname: '/dashboard/payment/b1' })).toMatchObject({ isTask: true });
});
