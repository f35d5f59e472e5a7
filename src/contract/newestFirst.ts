/** Ids that grow: those of MongoDB, which begin with the second they were made in, and counted ones. */
const GROWING = /^(?:\d+|[\da-f]{24})$/;

/**
 * Rows with the newest at the head, as far as their ids tell: a backend lists what it got last at the end, and gives no date. Rows whose
 * ids tell nothing keep their order, behind the others.
 */
export function newestFirst<Row extends { _id: string }>(rows: readonly Row[]): Row[] {
  const isGrowing = ({ _id }: Row) => GROWING.test(_id);
  const grown = rows.filter(isGrowing).toSorted(({ _id: one }, { _id: other }) => other.length - one.length || (one < other ? 1 : -1));
  return [...grown, ...rows.filter((row) => !isGrowing(row))];
}
