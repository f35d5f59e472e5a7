import { expect, test } from 'vitest';
import { budgetRow, countRow, reportBudgets, routeRow } from './budgets.ts';

test('reports no complaints if all rows are within their budget', () => {
  expect(reportBudgets([budgetRow('css', 'CSS until idle', 6), routeRow('Payment', 27.96)], '0033-first-paint-before-react.md')).toEqual({
    lines: ['CSS until idle: 6.0 kB of 6 kB', 'Additional JavaScript for Payment: 28.0 kB of 28 kB'],
    complaints: [],
  });
});

test('names each row over its budget with the excess and its constant, and links to the decision', () => {
  const rows = [
    budgetRow('idle', 'JavaScript until idle', 106.31),
    routeRow('Payment', 28.2),
    routeRow('MyOrders', 20.001),
    routeRow('Login', 3),
  ];
  const { lines, complaints } = reportBudgets(rows, '0033-first-paint-before-react.md');
  expect(lines).toHaveLength(4);
  expect(complaints).toEqual([
    'Over budget by 3.3 kB: JavaScript until idle: 106.3 kB of 103 kB (BUDGETS.idle in scripts/budgets.ts)',
    'Over budget by 0.2 kB: Additional JavaScript for Payment: 28.2 kB of 28 kB (ROUTE_BUDGETS.Payment in scripts/budgets.ts)',
    'Over budget by 0.1 kB: Additional JavaScript for MyOrders: 20.0 kB of 20 kB (BUDGETS.route in scripts/budgets.ts)',
    'Load less at first, or decide on a larger budget: docs/decisions/0033-first-paint-before-react.md#decision',
  ]);
});

test('a number has no unit', () => {
  const { lines, complaints } = reportBudgets([countRow('scripts', 'Requests of scripts', 8)], '0033-first-paint-before-react.md');
  expect(lines).toEqual(['Requests of scripts: 8 of 6']);
  expect(complaints[0]).toBe('Over budget by 2: Requests of scripts: 8 of 6 (COUNTS.scripts in scripts/budgets.ts)');
});
