import type { CameraCardView } from '../../../blocks/CameraCard/CameraCard.tsx';
import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import type { PhoneCardView } from '../../../blocks/PhoneCard/PhoneCard.tsx';
import type { ProductCardView } from '../../../blocks/ProductCard/ProductCard.tsx';
import type { AsyncList } from '../../../asyncList.ts';

/** A link to one of the list pages. */
export interface KindLink {
  href: string;
  label: string;
  /** True for the current page. */
  current: boolean;
}

interface Group {
  title: string;
  /** Links to the page of this kind; null on that page, whose heading already names it. */
  href: string | null;
  /** '33' or '12 of 33'; '' while it is unknown. */
  count: string;
  /** Shown if there are no rows: there are no products, or none matches. */
  emptyText: string;
}

/** One kind of product, which loads and fails independently of the others. */
export type ProductGroupView = Group &
  (
    | { kind: 'tool'; rows: AsyncList<ProductCardView> }
    | { kind: 'camera'; rows: AsyncList<CameraCardView> }
    | { kind: 'phone'; rows: AsyncList<PhoneCardView> }
  );

/** The content below the toolbar; `noMatches` if there are products but none matches. */
export type ProductResults = { state: 'ready'; groups: readonly ProductGroupView[] } | { state: 'noMatches' };

/** A list page. */
export type ProductListView = ProductResults & {
  title: string;
  kinds: readonly KindLink[];
  controls: ListControls;
  /** True if there is something for Clear filters to clear. */
  hasFilters: boolean;
};
