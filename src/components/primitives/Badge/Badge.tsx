import type { ReactNode } from 'react';
import { badge, tones } from './Badge.css.ts';

export interface BadgeProps {
  /** The meaning; `neutral` if the colour carries none, as for free text from a backend. @default 'neutral' */
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A status in a word or two. Use CountBadge for a number on an icon, Notice for a sentence. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${badge} ${tones[tone]}`}>{children}</span>;
}
