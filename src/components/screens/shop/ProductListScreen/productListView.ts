import type { CameraCardView } from '../../../blocks/CameraCard/CameraCard.tsx';
import type { ListControls } from '../../../blocks/ListToolbar/listControls.ts';
import type { PhoneCardView } from '../../../blocks/PhoneCard/PhoneCard.tsx';
import type { ToolCardView } from '../../../blocks/ProductCard/ProductCard.tsx';
import type { AsyncList } from '../../../asyncList.ts';

/** The way to one of the list pages. */
export interface KindLink {
  href: string;
  label: string;
  /** Whether it is the page on show. */
  current: boolean;
}

interface Group {
  title: string;
  /** The list of this kind alone; null on its own page, whose heading names it already. */
  href: string | null;
  /** '33', or '12 of 33'; '' while nobody knows. */
  count: string;
  /** Said when there is nothing to show: that there is none, or that none fits. */
  emptyText: string;
}

/** One kind of products, which loads and fails by itself. */
export type ProductGroupView = Group &
  (
    | { kind: 'tools'; rows: AsyncList<ToolCardView> }
    | { kind: 'cameras'; rows: AsyncList<CameraCardView> }
    | { kind: 'phones'; rows: AsyncList<PhoneCardView> }
  );

/** What stands below the toolbar; `unmatched` when there are products, and not one fits. */
export type ProductResults = { count: string } & ({ state: 'open'; groups: readonly ProductGroupView[] } | { state: 'unmatched' });

/** A list page. */
export type ProductListView = ProductResults & {
  title: string;
  kinds: readonly KindLink[];
  controls: ListControls;
  /** Whether something is chosen that Clear filters takes back. */
  isNarrowed: boolean;
};
