import { DOWNLOADS, NEW_REGISTERS, NEW_USERS } from '#contract/texts.ts';
/** One figure of the strip. */
export interface Statistic {
  label: string;
  /** Formatted for display: '4,200'. */
  figure: string;
  /** A short text about what the figure counts. */
  note: string;
}

/** Sample figures, because the spec gives no numbers and the API reports none. Put real ones here. */
export const statistics: readonly Statistic[] = [
  { label: DOWNLOADS, figure: '31,000', note: 'of our workshop guides' },
  { label: NEW_USERS, figure: '4,200', note: 'since last spring' },
  { label: NEW_REGISTERS, figure: '1,200', note: 'in the last month' },
];
