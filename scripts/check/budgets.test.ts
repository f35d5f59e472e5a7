import { expect, test } from 'vitest';
import { reportBudgets, routeRow, row } from './budgets.ts';

// Today's budgets, so that another budget changes no test
const [css, idle, payment, route, scripts] = [
  row('css', '', 0),
  row('idle', '', 0),
  routeRow('Payment', 0),
  routeRow('MyOrders', 0),
  row('scripts', '', 0),
].map(({ budget }) => budget) as [number, number, number, number, number];

test('reports no complaints if all rows are within their budget', () => {
  expect(
    reportBudgets([row('css', 'CSS until idle', css), routeRow('Payment', payment - 0.04)], '0033-first-paint-before-react.md'),
  ).toEqual({
    lines: [`CSS until idle: ${css}.0 kB of ${css} kB`, `Additional JavaScript for Payment: ${payment}.0 kB of ${payment} kB`],
    complaints: [],
  });
});

test('names each row over its budget with the excess and its constant, and links to the decision', () => {
  const rows = [
    row('idle', 'JavaScript until idle', idle + 3.31),
    routeRow('Payment', payment + 0.2),
    routeRow('MyOrders', route + 0.001),
    routeRow('Login', 3),
  ];
  const { lines, complaints } = reportBudgets(rows, '0033-first-paint-before-react.md');
  expect(lines).toHaveLength(4);
  expect(complaints).toEqual([
    `Over budget by 3.3 kB: JavaScript until idle: ${idle + 3}.3 kB of ${idle} kB (BUDGETS.idle in scripts/check/budgets.ts)`,
    `Over budget by 0.2 kB: Additional JavaScript for Payment: ${payment}.2 kB of ${payment} kB (BUDGETS.Payment in scripts/check/budgets.ts)`,
    `Over budget by 0.1 kB: Additional JavaScript for MyOrders: ${route}.0 kB of ${route} kB (BUDGETS.route in scripts/check/budgets.ts)`,
    'Load less at first, or decide on a larger budget: docs/decisions/0033-first-paint-before-react.md#decision',
  ]);
});

test('a number has no unit', () => {
  const { lines, complaints } = reportBudgets([row('scripts', 'Requests of scripts', scripts + 2)], '0033-first-paint-before-react.md');
  expect(lines).toEqual([`Requests of scripts: ${scripts + 2} of ${scripts}`]);
  expect(complaints[0]).toBe(
    `Over budget by 2: Requests of scripts: ${scripts + 2} of ${scripts} (BUDGETS.scripts in scripts/check/budgets.ts)`,
  );
});
