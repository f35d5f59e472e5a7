/** The direction of a sort. 1 is ascending: lowest first, A to Z. */
export type Direction = 1 | -1;

/** A comparator for `toSorted`. */
export type Order<Row> = (one: Row, other: Row) => number;

// Made when it is needed, because a page's first collator takes a phone 30 ms.
let alphabet: Intl.Collator | undefined;
function compareTexts(one: string, other: string): number {
  alphabet ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return alphabet.compare(one, other);
}

/** Numbers come before texts, and unknown values last: null, NaN and blank texts. */
function rankOf(value: string | number | null): number {
  if (typeof value === 'number' && Number.isFinite(value)) return 0;
  return typeof value === 'string' && value !== '' ? 1 : 2;
}

/**
 * Sorts by a number or a text. Compares texts as people do: ignores case and accents, and puts 'Bolt 9' before 'Bolt 10'. Rows without a
 * value are last, in both directions.
 */
export function byValue<Row>(read: (row: Row) => string | number | null, direction: Direction = 1): Order<Row> {
  const valueOf = (row: Row) => {
    const value = read(row);
    return typeof value === 'string' ? value.trim() : value;
  };
  return (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    const ranks = rankOf(first) - rankOf(second);
    if (ranks !== 0 || rankOf(first) === 2) return ranks;
    if (typeof first === 'number' && typeof second === 'number') return (first - second) * direction;
    return compareTexts(String(first), String(second)) * direction;
  };
}
