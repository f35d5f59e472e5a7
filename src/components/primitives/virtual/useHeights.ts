import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

const cacheKey = (name: string, layout: string) => `${name} ${layout} ${window.innerWidth}`;

/** Keeps the known row heights in state. They come from the last visit, or else from the first measured rows. */
export function useHeights(name: string, layout: string) {
  return useState(() => ({ layout, ...readCachedHeights(cacheKey(name, layout)) }));
}

type HeightsState = ReturnType<typeof useHeights>;

interface MeasureOptions {
  virtualizer: Virtualizer<Window, Element>;
  items: readonly VirtualItem[];
  name: string;
  /** Each layout has its own row heights. */
  layout: string;
}

/**
 * Estimates the row height from the first rows, only once for each layout, because a later estimate would move the visible rows. Saves all
 * heights when the list unmounts.
 */
export function useMeasuredHeights([known, setKnown]: HeightsState, { virtualizer, items, name, layout }: MeasureOptions): void {
  useLayoutEffect(() => {
    if (items.length === 0 || (known.layout === layout && known.rows.length > 0)) return;
    const rows = virtualizer.takeSnapshot().filter(({ size }) => size > 0);
    if (rows.length > 0) setKnown({ layout, estimate: meanHeight(rows.map(({ size }) => size)), rows });
  }, [known, setKnown, virtualizer, items, layout]);
  const { estimate } = known;
  useLayoutEffect(
    () => () => cacheHeights(cacheKey(name, layout), { estimate, rows: virtualizer.takeSnapshot() }),
    [name, layout, estimate, virtualizer],
  );
}

interface Heights {
  /** The assumed height of a row that is not measured yet, in pixels. */
  estimate: number;
  /** The measured rows. */
  rows: VirtualItem[];
}

/** The estimate before any row is measured, in pixels: about a product card. */
const DEFAULT_ESTIMATE = 400;
/** The number of cached lists, by name, layout and window width. The oldest is dropped first. */
const MAX_CACHED = 12;

const cache = new Map<string, Heights>();

/** Returns a list's heights from its last visit, so that the same scroll position shows the same rows. */
const readCachedHeights = (list: string): Heights => cache.get(list) ?? { estimate: DEFAULT_ESTIMATE, rows: [] };

function cacheHeights(list: string, heights: Heights): void {
  cache.delete(list);
  cache.set(list, heights);
  for (const [oldest] of cache) if (cache.size > MAX_CACHED) cache.delete(oldest);
}

/** Returns the mean of the measured heights in whole pixels, 0 if there are none. */
const meanHeight = (heights: readonly number[]): number =>
  Math.round(heights.reduce((sum, height) => sum + height, 0) / Math.max(heights.length, 1));
