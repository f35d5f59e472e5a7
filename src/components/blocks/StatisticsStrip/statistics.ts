/** One figure of the strip. */
export interface Statistic {
  label: string;
  /** Ready to read, e.g. '4,200'. */
  figure: string;
  /** What the figure counts, in a few words. */
  note: string;
}

/** Sample figures: the shop documents the strip, not its numbers, and no call reports any. Put real ones here. */
export const statistics: readonly Statistic[] = [
  { label: 'Downloads', figure: '31,000', note: 'of our workshop guides' },
  { label: 'New Users', figure: '4,200', note: 'since last spring' },
  { label: 'New Registers', figure: '1,200', note: 'in the last month' },
];
