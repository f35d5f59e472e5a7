'use client';

import { useState } from 'react';
import { ReviewsScreen, type ReviewsView } from 'gadget-garage/ReviewsScreen';

/** Next passes data from server components to this one, and functions stay here. */
export function Reviews({ rows }: { rows: Extract<ReviewsView, { state: 'ready' }>['rows'] }) {
  const [view, setView] = useState<ReviewsView>({ state: 'failed', message: 'The reviews are not loaded yet.' });
  return <ReviewsScreen view={view} onRetry={() => setView({ state: 'ready', rows })} />;
}
