import type { Identity } from '#contract/entities/identity.ts';
import { createAdminAccessFlow } from './features/dashboard/access/adminAccessFlow.ts';
import { createAdminFlow } from './features/admin/adminFlow.ts';
import { createAuthFlow } from './features/auth/auth.actor.ts';
import { createDeleteBookingFlow } from './features/orders/myOrders/deleteBooking.actor.ts';
import { createOrdersFlow } from './features/orders/ordersFlow.ts';
import { createPaymentsFlow } from './features/payments/paymentsFlow.ts';
import { clearUserQueries } from './queries/queryClient.ts';
import { clearDrafts, clearDraftsOfOthers, clearPrivateDrafts } from './runtime/drafts.ts';
import { createFlows, type FlowContext, type Flows } from './runtime/flow.ts';
import type { AccessToken } from './services/accessToken.ts';

/**
 * Starts all flows. When the user changes, drops all data of the previous user before anything renders, and requests an access token for
 * the new one (docs/product-rules.md#token, docs/product-rules.md#account-switch).
 */
export function startFlows(parts: Omit<FlowContext, 'currentEmail'>, token: AccessToken): Flows {
  let user: Identity | null = null;
  const context: FlowContext = { ...parts, currentEmail: () => user?.email ?? '' };
  const auth = createAuthFlow(context, token);
  const flows = createFlows(auth.session, [
    createOrdersFlow(context),
    createPaymentsFlow(context),
    createDeleteBookingFlow(context),
    createAdminFlow(context),
    createAdminAccessFlow(context),
    auth,
  ]);
  let session = new AbortController();
  auth.watchUser((change) => {
    const wasSignedIn = user !== null;
    user = change.user;
    if (wasSignedIn) {
      session.abort();
      token.clear();
      for (const flow of flows.all) flow.resetUser();
      const hasExpired = change.user === null && !change.hasSignedOut;
      (hasExpired ? clearPrivateDrafts : clearDrafts)(context.platform);
      clearUserQueries(context.queries);
      context.toasts.dismissWhere(() => true);
    }
    if (user === null) return;
    clearDraftsOfOthers(context.platform, user.email);
    token.start(user.email);
    session = new AbortController();
    for (const flow of flows.all) flow.resumeUser?.(user, session.signal);
  });
  // Closing the page during pending work could leave stock reserved, or a card charged, without the user knowing.
  context.platform.askBeforeLeaving(() => flows.all.some((flow) => flow.hasPendingWork() || flow.isOnlyInThisTab?.() === true));
  context.providers.then(
    ({ onReset }) =>
      onReset(() => {
        for (const flow of flows.all) flow.resetWorld?.();
      }),
    () => {},
  );
  return flows;
}
