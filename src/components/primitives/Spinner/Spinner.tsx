import { sizes, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** `text` stands in a line of text or a button, `page` alone in the middle of a page. */
  size: 'text' | 'page';
  /** Said to screen readers; leave out where the surrounding control already says it is busy. */
  label?: string;
}

/** Shows that something runs and cannot be measured. For content that is on its way use Skeleton. */
export function Spinner({ size, label }: SpinnerProps) {
  return label === undefined ? (
    <span className={`${spinner} ${sizes[size]}`} aria-hidden="true" />
  ) : (
    <span className={`${spinner} ${sizes[size]}`} role="status" aria-label={label} />
  );
}
