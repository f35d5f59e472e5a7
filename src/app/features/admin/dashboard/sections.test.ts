import { expect, test } from 'vitest';
import { ADD_PRODUCT, MANAGE_USERS } from '#contract/texts.ts';
import { sectionAt } from './sections.ts';

test.each([
  ['/dashboard', 'My Orders', 'table'],
  ['/dashboard/', 'My Orders', 'table'],
  ['/dashboard/manageAllUser/', MANAGE_USERS, 'table'],
  ['/dashboard/addNewProducts', ADD_PRODUCT, 'form'],
  ['/dashboard/payment/b1', 'Payment', 'form'],
  ['/dashboard/nowhere', 'One moment', 'form'],
] as const)('%s: %s', (path, title, shape) => {
  expect(sectionAt(path)).toEqual({ title, shape });
});
