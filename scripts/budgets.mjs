// Budgets for the first load of / and for each further route (docs/decisions/0033-first-paint-before-react.md), and for the package of the
// library (docs/decisions/0031-the-library.md)

/** kB (1000 bytes), brotli. */
const BUDGETS = { page: 12, headScript: 1, idle: 105, css: 6, flows: 25, route: 20, identity: 30, cards: 8, button: 3, screen: 26 };
/** Numbers: of requests for scripts, and of elements in the prerendered page. */
const COUNTS = { scripts: 6, elements: 650 };
/**
 * Larger routes: Booking and Payment with their machines, which few visits need, and AddTool with all admin flows, which no shopper loads.
 * @type {Record<string, number>}
 */
const ROUTE_BUDGETS = { Booking: 28, Payment: 27, AddTool: 24 };

/**
 * @typedef {{ label: string, size: number, budget: number, constant: string, unit: ' kB' | '' }} Row
 * a size or a number with its budget, and the budget's constant
 */

/** @param {keyof typeof BUDGETS} key @param {string} label @param {number} size kB @returns {Row} */
export const budgetRow = (key, label, size) => ({ label, size, budget: BUDGETS[key], constant: `BUDGETS.${key}`, unit: ' kB' });

/** @param {keyof typeof COUNTS} key @param {string} label @param {number} size @returns {Row} */
export const countRow = (key, label, size) => ({ label, size, budget: COUNTS[key], constant: `COUNTS.${key}`, unit: '' });

/** @param {string} name 'Payment' @param {number} size kB @returns {Row} */
export function routeRow(name, size) {
  const label = `Additional JavaScript for ${name}`;
  const budget = ROUTE_BUDGETS[name];
  return budget === undefined ? budgetRow('route', label, size) : { label, size, budget, constant: `ROUTE_BUDGETS.${name}`, unit: ' kB' };
}

/** @param {Row} row */
const line = ({ label, size, budget, unit }) => `${label}: ${unit === '' ? size : size.toFixed(1)}${unit} of ${budget}${unit}`;

/** At least 0.1, because a row that is over by one byte must not show 0.0 kB. @param {Row} row */
const excess = ({ size, budget, unit }) => (unit === '' ? String(size - budget) : `${Math.max(0.1, size - budget).toFixed(1)}${unit}`);

/**
 * @param {readonly Row[]} rows @param {string} decision the file of the decision about these budgets
 * @returns {{ lines: string[], complaints: string[] }} all rows; and those over budget, with advice
 */
export function reportBudgets(rows, decision) {
  const over = rows.filter(({ size, budget }) => size > budget);
  const complaints = over.map((row) => `Over budget by ${excess(row)}: ${line(row)} (${row.constant} in scripts/budgets.mjs)`);
  const advice = `Load less at first, or decide on a larger budget: docs/decisions/${decision}#decision`;
  return { lines: rows.map(line), complaints: over.length === 0 ? [] : [...complaints, advice] };
}
