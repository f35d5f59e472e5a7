import { memo } from 'react';
import { CameraCard, type CameraCardView } from '../../../blocks/CameraCard/CameraCard.tsx';
import { CameraCardSkeleton } from '../../../blocks/CameraCard/CameraCardSkeleton.tsx';
import { PhoneCard, type PhoneCardView } from '../../../blocks/PhoneCard/PhoneCard.tsx';
import { PhoneCardSkeleton } from '../../../blocks/PhoneCard/PhoneCardSkeleton.tsx';
import { ProductCard, type ToolCardView } from '../../../blocks/ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../../../blocks/ProductCard/ProductCardSkeleton.tsx';
import { GroupSection } from './GroupSection.tsx';
import type { ProductGroupView } from './productListView.ts';

const toolCard = (tool: ToolCardView) => <ProductCard tool={tool} />;
const cameraCard = (camera: CameraCardView) => <CameraCard camera={camera} />;
const phoneCard = (phone: PhoneCardView) => <PhoneCard phone={phone} />;

interface ProductGroupProps {
  group: ProductGroupView;
  onRetry: (kind: ProductGroupView['kind']) => void;
}

/** One kind of products with its cards. Renders again only when the group changes, not on every keystroke in the search. */
export const ProductGroup = memo(function ProductGroup({ group, onRetry }: ProductGroupProps) {
  const retry = () => onRetry(group.kind);
  switch (group.kind) {
    case 'tools':
      return (
        <GroupSection {...group} columns="cards4" expected={8} placeholder={<ProductCardSkeleton />} card={toolCard} onRetry={retry} />
      );
    case 'cameras':
      return (
        <GroupSection {...group} columns="cards3" expected={6} placeholder={<CameraCardSkeleton />} card={cameraCard} onRetry={retry} />
      );
    case 'phones':
      return (
        <GroupSection {...group} columns="cards5" expected={10} placeholder={<PhoneCardSkeleton />} card={phoneCard} onRetry={retry} />
      );
    default:
      return group satisfies never;
  }
});
