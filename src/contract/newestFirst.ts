/** Ids that grow: those of MongoDB, which begin with the second they were made in, and counted ones. */
const GROWING = /^(?:\d+|[\da-f]{24})$/;

/** What of an id tells its age. Rows of one second were brought in together, and stand as somebody has laid them out. */
const ageOf = (id: string): string => (id.length === 24 ? id.slice(0, 8) : id);

/** Negative where the first id is the newer one. */
const compareAges = (one: string, other: string): number => other.length - one.length || ageOf(other).localeCompare(ageOf(one));

/**
 * Rows with the newest at the head, as far as their ids tell: a backend lists what it got last at the end, and gives no date. Rows of one
 * second keep their order, and so do those whose ids tell nothing, behind the others.
 */
export function newestFirst<Row extends { _id: string }>(rows: readonly Row[]): Row[] {
  const isGrowing = ({ _id }: Row) => GROWING.test(_id);
  const grown = rows.filter(isGrowing).toSorted(({ _id: one }, { _id: other }) => compareAges(one, other));
  return [...grown, ...rows.filter((row) => !isGrowing(row))];
}
