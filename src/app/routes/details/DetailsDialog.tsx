import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';

const ProductDetailsRoute = lazyPart<{ id: string }>(async () => (await import('./ProductDetailsRoute.tsx')).ProductDetailsRoute);

/** Stands on every page that lists tools: the details of the one that the address names, over it. */
export function DetailsDialog() {
  const [search] = useSearchParams();
  const id = search.get('details');
  return <Suspense fallback={null}>{id !== null && <ProductDetailsRoute id={id} />}</Suspense>;
}
