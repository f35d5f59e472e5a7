import type { ReactNode } from 'react';
import { facts, term, value as valueLook, wide } from './Receipt.css.ts';

/** What is to be known of a payment or its order, name by name. Holds Facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** A name without a value is left out. */
  value: string;
  /** `full` for what may be long. @default 'half' */
  width?: 'half' | 'full';
}

/** One name and its value, which wraps and can be copied. */
export function Fact({ name, value, width = 'half' }: FactProps) {
  if (value === '') return null;
  return (
    <div className={width === 'full' ? wide : undefined}>
      <dt className={term}>{name}</dt>
      <dd className={valueLook}>{value}</dd>
    </div>
  );
}
