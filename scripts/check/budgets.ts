// Budgets for the first load of / and for each further route (docs/decisions/0033-first-paint-before-react.md), for the package of the
// library (docs/decisions/0031-the-library.md), and for the sandbox's dock (docs/decisions/0045-the-dock-shows-the-machines.md)

/** Numbers: of requests for scripts, and of elements in the prerendered page. */
const COUNTS = { scripts: 6, elements: 650 };

const BUDGETS = {
  ...COUNTS,
  // All others are in kB (1000 bytes), brotli.
  page: 12,
  headScripts: 1,
  idle: 125,
  css: 6,
  flows: 23,
  identity: 30,
  cards: 8,
  button: 3,
  screen: 27,
  dock: 30,
  route: 20,
  // Larger routes: Booking and Payment with their machines, which few visits need; the profile, whose fields read what input methods,
  // password managers and pickers do; and AddTool with all admin flows, which no shopper loads.
  Booking: 28,
  Payment: 28,
  Profile: 21,
  AddTool: 24,
};
type Key = keyof typeof BUDGETS;

/** A size or a number with its budget. */
interface Row {
  key: Key;
  label: string;
  size: number;
  budget: number;
  unit: ' kB' | '';
}

/** `size`: in kB, or the number. */
export const row = (key: Key, label: string, size: number): Row => ({
  key,
  label,
  size,
  budget: BUDGETS[key],
  unit: key in COUNTS ? '' : ' kB',
});

/** `name`: 'Payment'; `size`: in kB. */
export const routeRow = (name: string, size: number): Row =>
  row(name in BUDGETS ? (name as Key) : 'route', `Additional JavaScript for ${name}`, size);

const line = ({ label, size, budget, unit }: Row) => `${label}: ${unit === '' ? size : size.toFixed(1)}${unit} of ${budget}${unit}`;

/** At least 0.1, because a row that is over by one byte must not show 0.0 kB. */
const excess = ({ size, budget, unit }: Row) => (unit === '' ? String(size - budget) : `${Math.max(0.1, size - budget).toFixed(1)}${unit}`);

interface BudgetReport {
  /** All rows. */
  lines: string[];
  /** The rows over budget, with advice. */
  complaints: string[];
}

/** `decision`: the file of the decision about these budgets. */
export function reportBudgets(rows: readonly Row[], decision: string): BudgetReport {
  const over = rows.filter(({ size, budget }) => size > budget);
  const complaints = over.map((each) => `Over budget by ${excess(each)}: ${line(each)} (BUDGETS.${each.key} in scripts/check/budgets.ts)`);
  const advice = `Load less at first, or decide on a larger budget: docs/decisions/${decision}#decision`;
  return { lines: rows.map(line), complaints: over.length === 0 ? [] : [...complaints, advice] };
}
