/**
 * The largest number of columns of each preset on a phone, tablet, laptop and wide window. The spec documents each preset's number on a
 * laptop (docs/spec.md#home-page, docs/spec.md#reviews). On a wide window the `cards` fill whole rows with the number of cards that the
 * home page shows, and the `list` ones leave space for a rail of filters. Grid's styles and VirtualGrid's rows both use these.
 */
export const columnCounts = {
  cards4: [1, 2, 4, 4],
  cards3: [1, 2, 3, 6],
  cards5: [2, 3, 5, 5],
  list4: [1, 2, 4, 5],
  list3: [1, 2, 3, 4],
  list5: [2, 3, 5, 6],
  form2: [1, 2, 2, 2],
} as const satisfies Record<string, readonly [phone: number, tablet: number, laptop: number, wide: number]>;

/** The name of a column preset. */
export type Columns = keyof typeof columnCounts;
