import { Suspense } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { waiting } from '../../../runtime/waiting.tsx';

const VerifyEmailRoute = lazyWithRetry(async () => (await import('./VerifyEmailRoute.tsx')).VerifyEmailRoute);

/** Loads the page for a user whose email is not confirmed. The spinner stands in its place alone, and not in that of the dashboard around it. */
export const VerifyEmailObstacle = () => (
  <Suspense fallback={waiting}>
    <VerifyEmailRoute />
  </Suspense>
);
