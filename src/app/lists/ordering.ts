/** 1 is upwards: lowest first, A to Z. */
type Direction = 1 | -1;

/** Tells which of two rows comes first, as `toSorted` asks it. */
type Order<Row> = (one: Row, other: Row) => number;

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Rows without a value come last, upwards and downwards. */
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

/** Orders by a number, lowest first; rows without one come last, in this direction and in the other. */
export const byNumber = <Row>(read: (row: Row) => number | null, direction: Direction = 1): Order<Row> =>
  byValue(read, (one, other) => one - other, direction);

/** Orders by a text as people do: case and accents do not count, 'Bolt 9' is before 'Bolt 10'. Rows without one ('') come last, in this direction and in the other. */
export const byText = <Row>(read: (row: Row) => string, direction: Direction = 1): Order<Row> =>
  byValue((row) => read(row) || null, alphabet.compare, direction);
