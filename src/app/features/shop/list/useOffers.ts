import { useMemo } from 'react';
import type { ListState } from './listState.ts';
import { type Offers, offersOf, withChosen, within } from './offers.ts';
import type { ProductRow } from './productRow.ts';

type Rows = readonly ProductRow<unknown>[] | undefined;

/** Returns the page's options, and the filters and sort that apply here. Rows are undefined until they are loaded. */
export function useOffers(tools: Rows, cameras: Rows, phones: Rows, chosen: ListState): { offers: Offers; list: ListState } {
  const found = useMemo(() => offersOf([tools, cameras, phones].flatMap((rows) => rows ?? [])), [tools, cameras, phones]);
  const isWhole = tools !== undefined && cameras !== undefined && phones !== undefined;
  const offers = useMemo(() => (isWhole ? found : withChosen(found, chosen)), [isWhole, found, chosen]);
  const list = useMemo(() => within(chosen, offers), [chosen, offers]);
  return { offers, list };
}
