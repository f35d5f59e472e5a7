import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './FigureCard.css.ts';

export interface CardLabelProps {
  id: string;
  /** The link's target. Leave it out if there is none. */
  href?: string;
  /** The area to click: the whole card, or only the label if the card has other links. @default 'card' */
  area?: 'card' | 'label';
  children: ReactNode;
}

/** The heading of a card in the overview. */
export const CardLabel = ({ id, href, area = 'card', children }: CardLabelProps) => (
  <h3 id={id} className={href === undefined ? css.label : area === 'card' ? css.linkedLabel : css.ownLabel}>
    {href === undefined ? (
      children
    ) : (
      <Link href={href}>
        {children}
        <Icon icon={ArrowRight} size="small" direction="text" />
      </Link>
    )}
  </h3>
);
