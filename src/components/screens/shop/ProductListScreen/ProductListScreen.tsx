'use client';

import { useCallback } from 'react';
import { type ListSearchState, ListToolbar } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { FindNote } from '../../../primitives/virtual/FindNote.tsx';
import { ProductGroup, VIRTUALIZE_SHARED_ABOVE } from './ProductGroup.tsx';
import type { ProductGroupView, ProductListView } from './productListView.ts';
import * as css from './ProductListScreen.css.ts';

export interface ProductListScreenProps {
  view: ProductListView;
  /** Changes the search, a filter or the sort order; the others stay. */
  onChange: (changes: Partial<ListSearchState>) => void;
  /** Clears the search and the filters, but keeps the sort order. */
  onClear: () => void;
  /** Loads one kind of product again. Pass a stable function, because ProductGroup is memoized. */
  onRetry: (kind: ProductGroupView['kind']) => void;
}

/**
 * A list of products to search, filter and sort, of one kind or of all three (docs/spec.md#routes,
 * docs/product-rules.md#product-list-pages).
 */
export function ProductListScreen({ view, onChange, onClear, onRetry }: ProductListScreenProps) {
  const { heading, act: clear } = useHeadingFocus(onClear);
  const isAlone = view.state === 'ready' && view.groups.length === 1;
  /** A single kind has no visible heading of its own, so focus moves to the page's heading. */
  const retry = useCallback(
    (kind: ProductGroupView['kind']) => {
      if (isAlone) heading.current?.focus();
      onRetry(kind);
    },
    [heading, isAlone, onRetry],
  );
  const clearButton = (
    <Button size="small" onClick={clear}>
      Clear filters
    </Button>
  );
  return (
    <Stack gap="gutter" data-state={view.state}>
      <PageHeading ref={heading}>{view.title}</PageHeading>
      <nav aria-label="Kinds of products">
        <ul className={css.kinds}>
          {view.kinds.map(({ href, label, current }) => (
            <li key={label}>
              <Link href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.columns}>
        <div className={css.rail}>
          <ListToolbar controls={view.controls} onChange={onChange} />
        </div>
        <Stack gap="gutter">
          <div className={css.summary}>
            <div className={css.count}>
              <Text size="small" tone="muted" role="status">
                {view.controls.count}
              </Text>
              {view.state === 'ready' && (
                <FindNote total={longest(view.groups)} {...(!isAlone && { virtualizeAbove: VIRTUALIZE_SHARED_ABOVE })} />
              )}
            </div>
            {view.hasFilters && view.state === 'ready' && clearButton}
          </div>
          {view.state === 'ready' ? (
            <div className={css.groups}>
              {view.groups.map((group, index) => (
                <ProductGroup key={group.kind} group={group} place={index === 0 ? 'top' : 'below'} onRetry={retry} />
              ))}
            </div>
          ) : (
            <EmptyState picture="pictures/1f50d.webp" title="No matches" action={clearButton}>
              Try a different search or clear the filters.
            </EmptyState>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** Returns the number of rows of the longest list. */
const longest = (groups: readonly ProductGroupView[]): number =>
  Math.max(...groups.map(({ rows }) => (rows.state === 'ready' ? rows.rows.length : 0)));
