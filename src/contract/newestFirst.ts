/** Matches ids that increase: counters, and MongoDB ids, which begin with the second they were created in. */
const INCREASING_ID = /^(?:\d+|[\da-f]{24})$/;

/** The part of an id that encodes its age. Rows of the same second were imported together and are already in order. */
const ageOf = (id: string): string => (id.length === 24 ? id.slice(0, 8) : id);

/** Negative if the first id is newer. */
function compareAges(one: string, other: string): number {
  if (one.length !== other.length) return other.length - one.length;
  const [age, otherAge] = [ageOf(one), ageOf(other)];
  if (age === otherAge) return 0;
  return age < otherAge ? 1 : -1;
}

/**
 * Sorts rows by the age of their ids, newest first, because a backend appends new rows and gives them no date. Rows of the same second keep
 * their order. Rows whose ids encode no age follow in reverse order, so pass the rows as the backend lists them.
 */
export function newestFirst<Row extends { _id: string }>(rows: readonly Row[]): Row[] {
  const hasIncreasingId = ({ _id }: Row) => INCREASING_ID.test(_id);
  const sorted = rows.filter(hasIncreasingId).toSorted(({ _id: one }, { _id: other }) => compareAges(one, other));
  return [...sorted, ...rows.filter((row) => !hasIncreasingId(row)).toReversed()];
}
