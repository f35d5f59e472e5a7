import type { ReactNode } from 'react';
import * as css from './Receipt.css.ts';

/** The facts of a payment or its order. Use Fact for its children. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** If it is '', the fact is not rendered. */
  value: string;
  /** `full` for values that may be long. @default 'half' */
  width?: 'half' | 'full';
}

/** One name and its value, which wraps and can be copied. */
export function Fact({ name, value, width = 'half' }: FactProps) {
  if (value === '') return null;
  return (
    <div className={width === 'full' ? css.wide : undefined}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
