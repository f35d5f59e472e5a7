import { countBadge } from './CountBadge.css.ts';

/** The largest number that fits on an icon. */
const MOST = 99;

export interface CountBadgeProps {
  /** A whole number from 0 up; from 100 on it reads '99+'. */
  count: number;
}

/** A number on an icon. It says nothing by itself: the control it sits on names what is counted. For words use Badge. */
export function CountBadge({ count }: CountBadgeProps) {
  return <span className={countBadge}>{count > MOST ? `${MOST}+` : count}</span>;
}
