import { describe, expect, test } from 'vitest';
import { ADD_PRODUCT, HISTORY, MANAGE_USERS, MY_ORDERS, MY_PROFILE, PAYMENT } from '#contract/texts.ts';
import { isInDashboard, isPrerendered, sectionOf } from './navigation/page.ts';
import { paymentPath, productIdOf } from './navigation/paths.ts';
import { pages } from './pages.ts';
import { isValidElement, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequireSession } from './runtime/RequireSession.tsx';
import { pageAt, RequireAdmin, routes } from './routes.tsx';

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
    expect(pageAt(path).path).toBe(page);
  });
});

test.each([
  ['/dashboard', MY_ORDERS, 'list'],
  ['/dashboard/history', HISTORY, 'list'],
  ['/dashboard/manageAllUser', MANAGE_USERS, 'table'],
  ['/dashboard/addNewProducts', ADD_PRODUCT, 'form'],
  ['/dashboard/myProfile', MY_PROFILE, 'profile'],
  ['/dashboard/payment/b1', PAYMENT, 'payment'],
] as const)('%s has its heading and its shape before its contents', (path, title, shape) => {
  expect(sectionOf(pageAt(path))).toEqual({ title, shape });
});

test('every page of the dashboard has a shape', () => {
  expect(pages.filter((page) => isInDashboard(page) && page.shape === undefined)).toEqual([]);
});

const GUARDS = new Map<unknown, string>([
  [RequireSession, 'session'],
  [RequireAdmin, 'admin'],
]);

/** The guards in an element, outermost first. */
function guardsIn(element: ReactNode): string[] {
  if (!isValidElement<{ children?: ReactNode }>(element)) return [];
  const guard = GUARDS.get(element.type);
  return [...(guard === undefined ? [] : [guard]), ...guardsIn(element.props.children)];
}

/** Each page with the guards around it: '/myOrders: session'. */
const guardedPages = (list: readonly RouteObject[], around: readonly string[] = []): string[] =>
  list.flatMap(({ path, element, children = [] }) => {
    const guards = [...around, ...guardsIn(element)];
    return [...(path === undefined ? [] : [`${path}: ${guards.join(' ')}`]), ...guardedPages(children, guards)];
  });

test('each page has one route, behind the guard that its access asks for', () => {
  const guards = { everybody: '', user: 'session', administrator: 'session admin' };
  expect(guardedPages(routes).toSorted()).toEqual(pages.map(({ path, access }) => `${path}: ${guards[access]}`).toSorted());
});

test.each([
  ['/myOrders', 'orders'],
  ['/dashboard', 'orders'],
  ['/dashboard/history', 'orders'],
  ['/dashboard/payment/b1', 'payment'],
  ['/addAReview', 'review'],
  ['/dashboard/review', 'review'],
  ['/myProfile', 'profile'],
  ['/dashboard/myProfile', 'profile'],
  ['/booking/t1', undefined],
  ['/', undefined],
  ['/blogs', undefined],
  ['/dashboard/nowhere', undefined],
] as const)('%s needs an account for %s', (path, account) => {
  expect(pageAt(path).accountFor).toBe(account);
});

test('it is known why a page needs an account', () => {
  const forUsers = pages.filter(({ access }) => access === 'user');
  expect(forUsers.filter(({ path, accountFor }) => accountFor === undefined && productIdOf(path) === null)).toEqual([]);
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
