import { describe, expect, test } from 'vitest';
import { ADD_PRODUCT, HISTORY, MANAGE_USERS, MY_ORDERS, PAYMENT } from '#contract/texts.ts';
import { productIdOf } from './navigation/bookingPath.ts';
import { isInDashboard, isPrerendered, sectionOf } from './navigation/page.ts';
import { paymentPath } from './navigation/paymentPath.ts';
import { pages } from './pages.ts';
import { pageAt } from './routes.tsx';

test('no two pages have the same path', () => {
  expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
});

describe('the page at a path', () => {
  test.each([
    ['/myorders/', '/myOrders'],
    ['/dashboard/', '/dashboard'],
    ['/DASHBOARD/history', '/dashboard/history'],
    [paymentPath('a/b'), '/dashboard/payment/:id'],
    ['/booking/t1', '/booking/:id'],
    ['/dashboard/nowhere', '*'],
    ['/constructor', '*'],
  ])('%s', (path, page) => {
    expect(pageAt(path)?.path).toBe(page);
  });
});

test.each([
  ['/dashboard', MY_ORDERS, 'list'],
  ['/dashboard/history', HISTORY, 'list'],
  ['/dashboard/manageAllUser', MANAGE_USERS, 'table'],
  ['/dashboard/addNewProducts', ADD_PRODUCT, 'form'],
  ['/dashboard/payment/b1', PAYMENT, 'payment'],
] as const)('%s has its heading and its shape before its contents', (path, title, shape) => {
  expect(sectionOf(pageAt(path))).toEqual({ title, shape });
});

test('every page of the dashboard has a shape', () => {
  expect(pages.filter((page) => isInDashboard(page) && page.shape === undefined)).toEqual([]);
});

test('it is known why a page needs an account', () => {
  const guarded = pages.filter(({ access }) => access !== 'everybody');
  expect(guarded.filter(({ path, account }) => account === undefined && productIdOf(path) === null)).toEqual([]);
  for (const { access, account } of guarded) expect(account === 'admin').toBe(access === 'administrator');
});

test('every page but home has a title and code of its own', () => {
  expect(pages.filter(({ title, load }) => title === undefined || load === undefined).map(({ path }) => path)).toEqual(['/']);
});

test('the build writes every page whose address says what everybody sees', () => {
  expect(pages.filter((page) => !isPrerendered(page)).map(({ path }) => path)).toEqual([
    '/myOrders',
    '/dashboard/payment/:id',
    '/booking/:id',
    '/addAReview',
    '/myProfile',
    '*',
  ]);
});
