import { Suspense } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { waiting } from '../../../runtime/waiting.tsx';

const VerifyEmailRoute = lazyWithRetry(async () => (await import('./VerifyEmailRoute.tsx')).VerifyEmailRoute);

/** The page for a user whose email is not confirmed. While it loads, the spinner stands in its place, and not in that of the dashboard. */
export const verifyEmail = (
  <Suspense fallback={waiting}>
    <VerifyEmailRoute />
  </Suspense>
);
