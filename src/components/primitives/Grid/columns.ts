/**
 * The largest number of columns of each preset, by the room of its own, in rem, from which it has them. 38 and 57 are what a page leaves it
 * in the window of a tablet and a laptop. The spec documents each preset's number on a laptop (docs/spec.md#home-page,
 * docs/spec.md#reviews). Grid's styles and VirtualGrid's rows both use these.
 */
export const columnPresets = {
  cards4: { 0: 1, 38: 2, 57: 4 },
  cards3: { 0: 1, 38: 2, 57: 3, 72: 6 },
  cards5: { 0: 2, 38: 3, 57: 5 },
  texts5: { 0: 1, 38: 3, 57: 5 },
  list4: { 0: 1, 38: 2, 57: 4, 72: 5 },
  list3: { 0: 1, 38: 2, 57: 3, 72: 4 },
  list5: { 0: 2, 38: 3, 57: 5, 72: 6 },
  form2: { 0: 1, 26: 2 },
};

/** The name of a column preset. */
export type Columns = keyof typeof columnPresets;

type Step = readonly [room: number, count: number];

/** Returns the steps of a preset, the least room first. */
export const stepsOf = (preset: Record<number, number>): Step[] => Object.entries(preset).map(([room, count]) => [Number(room), count]);

/**
 * Returns true for a step that also needs a wide window. There, home's number of `cards` fills whole rows, and a `list` is beside a rail of
 * filters. On a laptop, a list without the rail has more room than that.
 */
export const needsWideWindow = ([room]: Step) => room === 72;

/** Returns the number of columns in a room, in rem, if the text is not large. */
export const countColumns = (columns: Columns, room: number, isWideWindow: boolean) =>
  stepsOf(columnPresets[columns]).findLast((step) => step[0] <= room && (isWideWindow || !needsWideWindow(step)))?.[1] ?? 1;
