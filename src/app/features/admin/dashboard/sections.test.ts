import { expect, test } from 'vitest';
import { ADD_PRODUCT, HISTORY, MANAGE_USERS, MY_ORDERS, PAYMENT } from '#contract/texts.ts';
import { sectionAt } from './sections.ts';

test.each([
  ['/dashboard', MY_ORDERS, 'list'],
  ['/dashboard/', MY_ORDERS, 'list'],
  ['/dashboard/history', HISTORY, 'list'],
  ['/dashboard/manageAllUser/', MANAGE_USERS, 'table'],
  ['/dashboard/addNewProducts', ADD_PRODUCT, 'form'],
  ['/dashboard/payment/b1', PAYMENT, 'payment'],
  ['/dashboard/nowhere', 'One moment', 'form'],
] as const)('%s: %s', (path, title, shape) => {
  expect(sectionAt(path)).toEqual({ title, shape });
});
