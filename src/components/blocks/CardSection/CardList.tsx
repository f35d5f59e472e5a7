import type { ComponentType } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AllRows, type AllRowsProps } from './AllRows.tsx';
import type { CardSectionProps } from './CardSection.tsx';
import * as css from './CardList.css.ts';

export interface CardListProps<Row extends { id: string }> extends Omit<CardSectionProps<Row>, 'intro' | 'showAll'> {
  /** Renders the rows. Use VirtualGrid if there may be thousands. @default AllRows */
  Rows?: ComponentType<AllRowsProps<Row>>;
}

/** The body of a CardSection or CardPage: placeholders, an empty state, an error or the cards. */
export function CardList<Row extends { id: string }>({
  title,
  columns,
  phone = 'columns',
  rows,
  expected,
  placeholder,
  card,
  emptyText,
  onRetry,
  Rows = AllRows,
}: CardListProps<Row>) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Retry<VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
  switch (rows.state) {
    case 'loading':
      return (
        <>
          <VisuallyHidden as="p" role="status">
            Loading {title}
          </VisuallyHidden>
          <Grid columns={columns} aria-busy="true">
            {Array.from({ length: expected }, (_, index) => (
              <div key={index} className={css.cell[phone]}>
                {placeholder}
              </div>
            ))}
          </Grid>
        </>
      );
    case 'empty':
      return <EmptyState title={emptyText} />;
    case 'failed':
      return (
        <Notice tone="critical" title={`${title} could not be loaded`} action={retry}>
          {rows.message}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {rows.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {rows.stale}
            </Notice>
          )}
          <Rows columns={columns} rows={rows.rows} card={card} label={title} phone={phone} />
        </>
      );
    default:
      return rows satisfies never;
  }
}
