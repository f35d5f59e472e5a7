'use client';

import { memo, useId } from 'react';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { CameraCard, type CameraCardView, CameraCardSkeleton } from '../../../blocks/CameraCard/CameraCard.tsx';
import { CardList, type CardListProps } from '../../../blocks/CardSection/CardList.tsx';
import { PhoneCard, type PhoneCardView, PhoneCardSkeleton } from '../../../blocks/PhoneCard/PhoneCard.tsx';
import { ProductCard, type ProductCardProps, type ProductCardView, ProductCardSkeleton } from '../../../blocks/ProductCard/ProductCard.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { VirtualGrid, type VirtualGridProps } from '../../../primitives/VirtualGrid/VirtualGrid.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProductListScreen.css.ts';
import type { ProductGroupView } from './productListView.ts';

/** The cards of the first row on most screens. */
const FIRST_CARDS = 4;

type Priority = ProductCardProps['priority'];

/** The functions that render the cards of a group. `priorityOf` decides when the picture of the card at a position loads. */
const cardsWith = (priorityOf: (position: number) => Priority) => ({
  tools: (tool: ProductCardView, position: number) => <ProductCard product={tool} priority={priorityOf(position)} />,
  cameras: (camera: CameraCardView, position: number) => <CameraCard camera={camera} priority={priorityOf(position)} />,
  phones: (phone: PhoneCardView, position: number) => <PhoneCard phone={phone} priority={priorityOf(position)} />,
});

/** The group at the top of the page is visible when the page opens, so the pictures of its first cards do not wait for the layout. */
const cards = {
  top: cardsWith((position) => (position < FIRST_CARDS ? 'first' : 'later')),
  below: cardsWith(() => 'later'),
};

interface ProductGroupProps {
  group: ProductGroupView;
  /** The place of the group on the page: at its top, or below another one. */
  place: keyof typeof cards;
  onRetry: (kind: ProductGroupView['kind']) => void;
}

/** One kind of product with its cards. Renders again only when the group changes, not on every keystroke in the search. */
export const ProductGroup = memo(function ProductGroup({ group, place, onRetry }: ProductGroupProps) {
  const retry = () => onRetry(group.kind);
  const { tools, cameras, phones } = cards[place];
  switch (group.kind) {
    case 'tool':
      return <GroupSection {...group} columns="list4" expected={8} placeholder={<ProductCardSkeleton />} card={tools} onRetry={retry} />;
    case 'camera':
      return <GroupSection {...group} columns="list3" expected={6} placeholder={<CameraCardSkeleton />} card={cameras} onRetry={retry} />;
    case 'phone':
      return <GroupSection {...group} columns="list5" expected={10} placeholder={<PhoneCardSkeleton />} card={phones} onRetry={retry} />;
    default:
      return group satisfies never;
  }
});

interface GroupSectionProps<Row extends { id: string }> extends Omit<CardListProps<Row>, 'empty'> {
  emptyText: string;
  /** Links to the page of this kind; null on that page, whose heading already names it. */
  href: string | null;
  count: string;
}

/** Less than the default, because three lists share the page. */
export const VIRTUALIZE_SHARED_ABOVE = 20;

const SharedGrid = <Row extends { id: string }>(list: VirtualGridProps<Row>) => (
  <VirtualGrid {...list} virtualizeAbove={VIRTUALIZE_SHARED_ABOVE} />
);

/**
 * One kind of product with the states of its list. Next to other kinds it has a heading that links to its own page. On that page its
 * heading is hidden, because the page's heading names the kind.
 */
function GroupSection<Row extends { id: string }>({ title, href, count, emptyText, onRetry, ...list }: GroupSectionProps<Row>) {
  const titleId = useId();
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <Stack gap="gutter" as="section" aria-labelledby={titleId} data-state={list.rows.state}>
      {href === null ? (
        <VisuallyHidden as="h2" id={titleId}>
          Products
        </VisuallyHidden>
      ) : (
        <div className={css.groupHeader}>
          <Heading ref={heading} level={2} id={titleId} tabIndex={-1}>
            <Link href={href}>
              <span className={css.groupLink}>
                {title}
                <Icon icon={ArrowRight} direction="text" />
              </span>
            </Link>
          </Heading>
          <Text size="small" tone="muted">
            {count}
          </Text>
        </div>
      )}
      <CardList
        title={title}
        {...list}
        empty={<EmptyState title={emptyText} />}
        Rows={href === null ? VirtualGrid<Row> : SharedGrid<Row>}
        onRetry={retry}
      />
    </Stack>
  );
}
