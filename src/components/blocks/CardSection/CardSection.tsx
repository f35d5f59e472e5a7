import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { GridProps } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useHeadingFocus } from '../../primitives/Heading/useHeadingFocus.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import type { AsyncList } from '../../asyncList.ts';
import { CardList } from './CardList.tsx';
import * as css from './CardSection.css.ts';

export interface CardSectionProps<Row extends { id: string }> {
  title: string;
  /** One line below the title. */
  intro: string;
  /** The link to the whole list. Leave it out if there is none. */
  showAll?: { href: string; label: string };
  columns: GridProps['columns'];
  /** `wide` cards take the full width of a phone, whatever `columns` says. @default 'columns' */
  phone?: 'columns' | 'wide';
  rows: AsyncList<Row>;
  /** The expected number of cards. As many placeholders avoid a layout shift when the cards load. */
  expected: number;
  /** The placeholder for one card, in the card's shape. */
  placeholder: ReactNode;
  /** Renders one card. */
  card: (row: Row) => ReactNode;
  /** Shown if the list is empty. */
  emptyText: string;
  onRetry: () => void;
}

/**
 * A titled list of cards with all its states: loading, empty, failed, ready, or ready but stale
 * (docs/product-rules.md#every-list-and-section). Use Table for a table of rows.
 */
export function CardSection<Row extends { id: string }>({ title, intro, showAll, onRetry, ...list }: CardSectionProps<Row>) {
  const titleId = useId();
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <section className={css.section} aria-labelledby={titleId} data-state={list.rows.state}>
      <div className={css.head}>
        <div>
          <Heading ref={heading} level={2} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          <div className={css.intro}>
            <Text tone="soft">{intro}</Text>
          </div>
        </div>
        {showAll !== undefined && <ButtonLink href={showAll.href}>{showAll.label}</ButtonLink>}
      </div>
      <CardList title={title} {...list} onRetry={retry} />
    </section>
  );
}
