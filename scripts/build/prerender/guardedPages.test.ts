import { describe, expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import { toPattern } from './guardedPages.ts';

const guardedPaths = pages.filter(({ access }) => access !== 'everybody').map(({ path }) => path);
const matching = (path: string, siteBase = '/') =>
  guardedPaths.filter((guarded) => new RegExp(toPattern(guarded, siteBase), 'i').test(path));

describe('the address of a page for signed-in users', () => {
  test.each([
    ['/booking/64f0a1c2e4b0000000000001', '/booking/:id'],
    ['/myorders', '/myOrders'],
    ['/dashboard', '/dashboard'],
    ['/dashboard//', '/dashboard'],
    ['/dashboard/payment/a%2Fb', '/dashboard/payment/:id'],
    ['/dashboard/manageAllUser/', '/dashboard/manageAllUser'],
  ])('%s', (path, guarded) => {
    expect(matching(path)).toEqual([guarded]);
  });

  test('below another base', () => {
    expect(matching('/my.shop/myOrders', '/my.shop/')).toEqual(['/myOrders']);
    expect(matching('/my-shop/myOrders', '/my.shop/')).toEqual([]);
  });
});

test.each(['/', '/login', '/blogs', '/booking', '/booking/1/2', '/dashboard/nowhere', '/myOrdersToo'])('%s is for everybody', (path) => {
  expect(matching(path)).toEqual([]);
});
