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

/** Sorts by a value. Rows without one are last, in both directions. */
function byValue<Row, Value>(
  read: (row: Row) => Value | null,
  compare: (one: Value, other: Value) => number,
  direction: Direction,
): Order<Row> {
  return (one, other) => {
    const [first, second] = [read(one), read(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compare(first, second) * direction;
  };
}

/** Sorts by a number. Rows without one are last, in both directions. */
export const byNumber = <Row>(read: (row: Row) => number | null, direction: Direction = 1): Order<Row> =>
  byValue(read, (one, other) => one - other, direction);

/**
 * Sorts by a text as people do: ignores case and accents, and puts 'Bolt 9' before 'Bolt 10'. Rows without a text ('') are last, in both
 * directions.
 */
export const byText = <Row>(read: (row: Row) => string, direction: Direction = 1): Order<Row> =>
  byValue((row) => read(row) || null, compareTexts, direction);
