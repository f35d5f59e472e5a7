'use client';

import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from '../../lazyWithRetry.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './FilterSheet.css.ts';

const Drawer = lazyWithRetry(async () => (await import('../../primitives/Drawer/Drawer.tsx')).Drawer);

export interface FilterSheetProps {
  /** The number of active filters. The button shows it. */
  active: number;
  /** The number of rows that match, announced while the filters change: '3 of 48 car tools'. '' while unknown. */
  count: string;
  /** The sort order and the filters. They apply at once. */
  children: ReactNode;
}

/**
 * The button 'Filters', and the sheet that it opens over a phone's page, so that the first rows are visible above the fold. From the width
 * of a tablet show the same fields in the toolbar instead.
 */
export function FilterSheet({ active, count, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon icon={ListFilter} size="small" />
        <span>{active === 0 ? 'Filters' : `Filters (${active})`}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <Drawer title="Filters" edge="bottom" onClose={close}>
            <div className={css.sheet}>
              {children}
              <div className={css.footer}>
                <Text size="small" tone="muted" role="status">
                  {count}
                </Text>
                <Button tone="accent" width="full" onClick={close}>
                  Show results
                </Button>
              </div>
            </div>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
