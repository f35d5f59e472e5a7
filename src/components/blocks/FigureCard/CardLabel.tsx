import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './FigureCard.css.ts';

export interface CardLabelProps {
  id: string;
  /** The link target of the whole card. Leave it out if there is none. */
  href?: string;
  children: ReactNode;
}

/** The heading of a card in the overview. */
export const CardLabel = ({ id, href, children }: CardLabelProps) => (
  <h3 id={id} className={href === undefined ? css.label : css.linkedLabel}>
    {href === undefined ? (
      children
    ) : (
      <Link href={href}>
        {children}
        <Icon icon={ArrowRight} size="small" />
      </Link>
    )}
  </h3>
);
