import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The place on this page, which must be able to take the focus (`tabIndex={-1}`). @default '#main' */
  href?: `#${string}`;
  /** @default 'Skip to content' */
  children?: string;
}

/** The first stop of the keyboard: past the navigation bar, into the page. Seen only while focused. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
