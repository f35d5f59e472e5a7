'use client';

import type { ComponentType, ReactNode } from 'react';
import type { AsyncList } from '../../asyncList.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CardGrid, type CardGridProps } from '../../primitives/Grid/CardGrid.tsx';
import { cell } from '../../primitives/Grid/Grid.css.ts';
import { Grid, type GridProps } from '../../primitives/Grid/Grid.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ListStates } from '../ListStates.tsx';
import * as css from './CardSection.css.ts';

export interface CardListProps<Row extends { id: string }> {
  title: string;
  columns: GridProps['columns'];
  rows: AsyncList<Row>;
  /** The expected number of cards. As many placeholders avoid a layout shift when the cards load. */
  expected: number;
  /** The placeholder for one card, in the card's shape. */
  placeholder: ReactNode;
  /** Renders one card. The first card's position is 0. */
  card: (row: Row, position: number) => ReactNode;
  /** Shown if the list is empty, such as an EmptyState. */
  empty: ReactNode;
  onRetry: () => void;
  /** Renders the rows. Use VirtualGrid if there may be thousands. @default CardGrid */
  Rows?: ComponentType<CardGridProps<Row>>;
}

/** The body of a CardSection or CardPage: placeholders, an empty state, an error or the cards. */
export function CardList<Row extends { id: string }>({
  title,
  columns,
  rows,
  expected,
  placeholder,
  card,
  empty,
  onRetry,
  Rows,
}: CardListProps<Row>) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Retry<VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
  const loading = (
    <>
      <VisuallyHidden as="p" role="status">
        {`Loading ${title}`}
      </VisuallyHidden>
      <div className={css.placeholders}>
        <Grid columns={columns} aria-busy="true">
          {Array.from({ length: expected }, (_, index) => (
            <div key={index} className={cell}>
              {placeholder}
            </div>
          ))}
        </Grid>
      </div>
    </>
  );
  return (
    <ListStates rows={rows} loading={loading} empty={empty} failedTitle={`${title} could not be loaded`} retry={retry}>
      {(loaded) =>
        // The heading above names a list of its own kind.
        Rows === undefined ? (
          <CardGrid columns={columns} rows={loaded} card={card} />
        ) : (
          <Rows columns={columns} rows={loaded} card={card} label={title} />
        )
      }
    </ListStates>
  );
}
