'use client';

import { ProductDetails, type ProductDetailsView, ProductDetailsSkeleton } from '../../../blocks/ProductDetails/ProductDetails.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

/** The states of the details dialog; `gone` if the shop no longer has the product (docs/product-rules.md#details-modal). */
export type ProductDetailsScreenView =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; product: ProductDetailsView };

export interface ProductDetailsScreenProps {
  view: ProductDetailsScreenView;
  onRetry: () => void;
  /** Called on Escape, the close button or a click outside the dialog. */
  onClose: () => void;
}

/** Shows the details of one car tool in a dialog. The page underneath keeps its own heading. */
export function ProductDetailsScreen({ view, onRetry, onClose }: ProductDetailsScreenProps) {
  return (
    <Dialog open title={view.state === 'ready' ? view.product.name : 'Product details'} size="wide" onClose={onClose}>
      <ProductDetailsBody view={view} onRetry={onRetry} onClose={onClose} />
    </Dialog>
  );
}

function ProductDetailsBody({ view, onRetry, onClose }: ProductDetailsScreenProps) {
  switch (view.state) {
    case 'loading':
      return <ProductDetailsSkeleton />;
    case 'gone':
      return (
        <EmptyState title="This product is no longer available" action={<Button onClick={onClose}>Back to the shop</Button>}>
          It may have been taken off the shelf.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice
          tone="critical"
          title="The details could not be loaded"
          action={
            <Button size="small" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {view.message}
        </Notice>
      );
    case 'ready':
      return <ProductDetails product={view.product} />;
    default:
      return view satisfies never;
  }
}
