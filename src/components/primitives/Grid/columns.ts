/**
 * The number of columns of each preset on a phone, tablet and laptop. The spec documents each preset's largest number
 * (docs/spec.md#home-page, docs/spec.md#reviews). Grid's styles and VirtualGrid's rows both use these.
 */
export const columnCounts = {
  cards4: [1, 2, 4],
  cards3: [1, 2, 3],
  cards5: [2, 3, 5],
  form2: [1, 2, 2],
} as const satisfies Record<string, readonly [phone: number, tablet: number, laptop: number]>;

/** The name of a column preset. */
export type Columns = keyof typeof columnCounts;
