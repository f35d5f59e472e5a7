import type { ReactNode } from 'react';
import * as css from './Facts.css.ts';

/** Names with their values, two beside each other where there is room. Use Fact for its children. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** `full` for values that may be long. @default 'half' */
  width?: 'half' | 'full';
  /** The value, which wraps and can be copied. If it is '', the fact is not rendered. */
  children: ReactNode;
}

/** One name and its value in a description list. */
export function Fact({ name, width = 'half', children }: FactProps) {
  if (children === '') return null;
  return (
    <div className={width === 'full' ? css.wide : undefined}>
      <dt className={css.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A value in its own text direction and with its line breaks. */
export const FactText = ({ children }: { children: ReactNode }) => (
  <span className={css.text} dir="auto">
    {children}
  </span>
);
