import type { ReactNode } from 'react';
import type { GridProps } from '../../primitives/Grid/Grid.tsx';
import { useHeadingFocus } from '../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VirtualGrid } from '../../primitives/VirtualGrid/VirtualGrid.tsx';
import type { AsyncList } from '../../asyncList.ts';
import { CardList } from '../CardSection/CardList.tsx';
import * as css from './CardPage.css.ts';

export interface CardPageProps<Row extends { id: string }> {
  title: string;
  /** One line below the title. */
  intro: string;
  /** What can be done here beside reading, such as a ButtonLink. */
  action?: ReactNode;
  columns: GridProps['columns'];
  rows: AsyncList<Row>;
  /** One card's placeholder, of the card's own shape. */
  placeholder: ReactNode;
  /** Draws one card. Keep the function while nothing changes. */
  card: (row: Row) => ReactNode;
  /** What stands there when there are none: an EmptyState. */
  empty: ReactNode;
  onRetry: () => void;
}

/** As many as fill a laptop's window. */
const EXPECTED = 10;

/**
 * A page that is one list of cards, however long, in all its states (docs/product-rules.md#every-list-and-section). For a part of a page
 * use CardSection.
 */
export function CardPage<Row extends { id: string }>({ title, intro, action, empty, onRetry, ...list }: CardPageProps<Row>) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <div className={css.page} data-state={list.rows.state}>
      <div className={css.head}>
        <div className={css.words}>
          <PageHeading ref={heading}>{title}</PageHeading>
          <Text tone="soft">{intro}</Text>
        </div>
        {action}
      </div>
      {list.rows.state === 'empty' ? (
        empty
      ) : (
        <CardList title={title} {...list} expected={EXPECTED} emptyText="" Rows={VirtualGrid<Row>} onRetry={retry} />
      )}
    </div>
  );
}
