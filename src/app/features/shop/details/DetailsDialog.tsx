import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { useIsHydrated } from '#components/useIsHydrated.ts';

const ProductDetailsRoute = lazyWithRetry<{ id: string }>(async () => (await import('./ProductDetailsRoute.tsx')).ProductDetailsRoute);

/** Shows the details of the tool in the URL (`?details=<id>`). Every page that lists tools renders it. */
export function DetailsDialog() {
  const [search] = useSearchParams();
  // A prerendered page knows no query.
  const isHydrated = useIsHydrated();
  const id = isHydrated ? search.get('details') : null;
  return <Suspense fallback={null}>{id !== null && <ProductDetailsRoute id={id} />}</Suspense>;
}
