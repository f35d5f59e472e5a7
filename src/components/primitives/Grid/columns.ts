/**
 * How many columns each preset has on a phone, a tablet and a laptop. The widest of each is documented (docs/spec.md#home-page,
 * docs/spec.md#reviews). Grid's styles and VirtualGrid's rows are both made from these.
 */
export const columnCounts = {
  cards4: [1, 2, 4],
  cards3: [1, 2, 3],
  cards5: [2, 3, 5],
  form2: [1, 2, 2],
} as const satisfies Record<string, readonly [phone: number, tablet: number, laptop: number]>;

export type Columns = keyof typeof columnCounts;
