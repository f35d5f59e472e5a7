import { expect, test } from 'vitest';
import { routePaths } from '#tests/support/routePaths.ts';
import { accountPageOf } from './accountPage.ts';
import { productIdOf } from './bookingPath.ts';
import { paymentPath } from './paymentPath.ts';

test.each([
  [paymentPath('b1'), 'payment'],
  ['/myOrders', 'orders'],
  ['/myorders/', 'orders'],
  ['/dashboard', 'orders'],
  ['/dashboard/', 'orders'],
  ['/dashboard/history', 'orders'],
  ['/addAReview', 'review'],
  ['/dashboard/review', 'review'],
  ['/myProfile', 'profile'],
  ['/dashboard/myProfile', 'profile'],
] as const)('%s: %s', (path, page) => {
  expect(accountPageOf(path)).toBe(page);
});

test.each(routePaths('adminPages'))('%s is for administrators', (path) => {
  expect(accountPageOf(path)).toBe('admin');
});

test.each([...routePaths('privatePages'), ...routePaths('dashboardPages')])('knows why %s needs an account', (path) => {
  expect(accountPageOf(path) ?? productIdOf(path)).toBeTruthy();
});

test.each(['', '/', '/blogs', '/showAllReview', '/myOrders/b1', '/dashboard/nowhere', '/constructor', '/booking/t1'])(
  '%s: none',
  (path) => {
    expect(accountPageOf(path)).toBeUndefined();
  },
);
