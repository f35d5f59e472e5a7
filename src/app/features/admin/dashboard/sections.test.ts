import { expect, test } from 'vitest';
import { sectionAt } from './sections.ts';

test.each([
  ['/dashboard', 'My Orders', 'table'],
  ['/dashboard/', 'My Orders', 'table'],
  ['/dashboard/manageAllUser/', 'Manage All User', 'table'],
  ['/dashboard/addNewProducts', 'Please Add A Product', 'form'],
  ['/dashboard/payment/b1', 'One moment', 'form'],
  ['/dashboard/nowhere', 'One moment', 'form'],
] as const)('%s: %s', (path, title, shape) => {
  expect(sectionAt(path)).toEqual({ title, shape });
});
