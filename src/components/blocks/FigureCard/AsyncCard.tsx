import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { type ReactNode, useId } from 'react';
import type { AsyncValue } from '../../asyncList.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './FigureCard.css.ts';

interface AsyncCardProps<Figures> {
  label: string;
  /** The target of the label. Leave it out if there is none. */
  href?: string;
  /** The area to click: the whole card, or only the label if the card has other links. @default 'card' */
  area?: 'card' | 'label';
  value: AsyncValue<Figures>;
  /** Shown while the figures load. */
  loading: ReactNode;
  /** Renders the figures. */
  children: (figures: Figures) => ReactNode;
}

/** A card of the overview, in each of its states. */
export function AsyncCard<Figures>({ label, href, area = 'card', value, loading, children }: AsyncCardProps<Figures>) {
  const labelId = useId();
  return (
    <Card as="article" aria-labelledby={labelId} aria-busy={value.state === 'loading'} data-state={value.state}>
      <h3 id={labelId} className={href !== undefined && area === 'card' ? css.linkedLabel : css.label}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href}>
            {label}
            <Icon icon={ArrowRight} size="small" direction="text" />
          </Link>
        )}
      </h3>
      {value.state === 'loading' ? loading : value.state === 'failed' ? <p className={css.unknown}>Unknown</p> : children(value.figures)}
    </Card>
  );
}
