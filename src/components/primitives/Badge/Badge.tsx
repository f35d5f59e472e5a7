import type { ReactNode } from 'react';
import { badge, tones } from './Badge.css.ts';

export interface BadgeProps {
  /** What it means; `neutral` where colour carries no meaning, as for free text of a backend. @default 'neutral' */
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A word or two about a thing: its status. For a number on an icon use CountBadge; for a sentence Notice. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${badge} ${tones[tone]}`}>{children}</span>;
}
