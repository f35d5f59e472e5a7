import { countBadge } from './CountBadge.css.ts';

/** The largest number that fits on an icon. */
const MAX_COUNT = 99;

export interface CountBadgeProps {
  /** A whole number, 0 or more; from 100 on the badge shows '99+'. */
  count: number;
}

/** A number on an icon. The control around it must name what is counted. Use Badge for words. */
export function CountBadge({ count }: CountBadgeProps) {
  return <span className={countBadge}>{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>;
}
