'use client';

import { useId } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useHeadingFocus } from '../../primitives/Heading/useHeadingFocus.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { CardList, type CardListProps } from './CardList.tsx';
import * as css from './CardSection.css.ts';

export interface CardSectionProps<Row extends { id: string }> extends Omit<CardListProps<Row>, 'Rows' | 'empty'> {
  /** One line below the title. */
  intro?: string | undefined;
  /** Shown if the list is empty. */
  emptyText: string;
  /** The link to the whole list. Leave it out if there is none. */
  showAll?: { href: string; label: string };
}

/**
 * A titled list of cards with all its states: loading, empty, failed, ready, or ready but stale
 * (docs/product-rules.md#every-list-and-section). Use Table for a table of rows.
 */
export function CardSection<Row extends { id: string }>({ title, intro, emptyText, showAll, onRetry, ...list }: CardSectionProps<Row>) {
  const titleId = useId();
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <section className={css.section} aria-labelledby={titleId} data-state={list.rows.state}>
      <div className={css.header}>
        <div>
          <Heading ref={heading} level={2} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {intro !== undefined && (
            <div className={css.intro}>
              <Text tone="muted">{intro}</Text>
            </div>
          )}
        </div>
        {showAll !== undefined && <ButtonLink href={showAll.href}>{showAll.label}</ButtonLink>}
      </div>
      <CardList title={title} {...list} empty={<EmptyState title={emptyText} />} onRetry={retry} />
    </section>
  );
}
