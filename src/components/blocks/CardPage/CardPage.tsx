'use client';

import type { ReactNode } from 'react';
import type { GridProps } from '../../primitives/Grid/Grid.tsx';
import { useHeadingFocus } from '../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FindNote } from '../../primitives/virtual/FindNote.tsx';
import { VirtualGrid } from '../../primitives/VirtualGrid/VirtualGrid.tsx';
import type { AsyncList } from '../../asyncList.ts';
import { CardList } from '../CardSection/CardList.tsx';
import { header } from '../CardSection/CardSection.css.ts';
import * as css from './CardPage.css.ts';

export interface CardPageProps<Row extends { id: string }> {
  title: string;
  /** One line below the title. */
  intro: string;
  /** An action beside the title, such as a ButtonLink. */
  action?: ReactNode;
  columns: GridProps['columns'];
  rows: AsyncList<Row>;
  /** The placeholder for one card, in the card's shape. */
  placeholder: ReactNode;
  /** Renders one card. The first card's position is 0. Pass a function defined outside the component. */
  card: (row: Row, position: number) => ReactNode;
  /** Shown if the list is empty: an EmptyState. */
  empty: ReactNode;
  onRetry: () => void;
}

/** The number of placeholders, enough to fill a laptop's window. */
const EXPECTED = 10;

/**
 * A page with one list of cards of any length, in all its states (docs/product-rules.md#every-list-and-section). Use CardSection for a
 * part of a page.
 */
export function CardPage<Row extends { id: string }>({ title, intro, action, onRetry, ...list }: CardPageProps<Row>) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <div className={css.page} data-state={list.rows.state}>
      <div className={header}>
        <Stack gap="xsmall">
          <PageHeading ref={heading}>{title}</PageHeading>
          <Text tone="muted">{intro}</Text>
          {list.rows.state === 'ready' && <FindNote total={list.rows.rows.length} />}
        </Stack>
        {action}
      </div>
      <CardList title={title} {...list} expected={EXPECTED} Rows={VirtualGrid<Row>} onRetry={retry} />
    </div>
  );
}
