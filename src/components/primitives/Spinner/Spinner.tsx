import { sizes, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** `text` for a line of text or a button, `page` for the middle of an otherwise empty page. */
  size: 'text' | 'page';
  /** Announced by screen readers. Omit it if the surrounding control already says that it is busy. */
  label?: string;
}

/** Shows that work without measurable progress is pending. Use Skeleton for pending content. */
export function Spinner({ size, label }: SpinnerProps) {
  return label === undefined ? (
    <span className={`${spinner} ${sizes[size]}`} aria-hidden="true" />
  ) : (
    <span className={`${spinner} ${sizes[size]}`} role="status" aria-label={label} />
  );
}
