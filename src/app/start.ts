import type { AccessToken } from './services/accessToken.ts';
import { forgetDrafts, forgetDraftsOfOthers, forgetPrivateDrafts } from './runtime/drafts.ts';
import { forgetPerson } from './queries/queryClient.ts';
import { applySettings, hearSettings } from './features/shell/settings/settings.ts';
import { createAdmission } from './features/admin/access/adminAccessFlow.ts';
import { createAuthActor } from './features/auth/auth.actor.ts';
import type { Effects } from './runtime/flow.ts';
import { ensureUserRecord } from './features/auth/ensureUserRecord.ts';
import { createManagement } from './features/admin/adminFlow.ts';
import { createOrderActors } from './features/orders/orders.ts';
import { createOwedStock } from './features/orders/stockReturnStore.ts';
import { createPayments } from './features/payments/paymentsFlow.ts';
import { createRemovalActor } from './features/orders/myOrders/deleteBooking.actor.ts';
import { settleOwedStock } from './features/orders/stockReturn.actor.ts';

/**
 * Starts the flows that live as long as the app. When the user changes, it drops all data of the old user before anything renders, and
 * requests the new user's access token (docs/product-rules.md#token, docs/product-rules.md#account-switch).
 */
export function startActors(effects: Effects, token: AccessToken) {
  let email: string | null = null;
  const auth = createAuthActor(effects);
  const orders = createOrderActors(effects);
  const payments = createPayments(effects);
  const removal = createRemovalActor(effects, { currentEmail: () => email ?? '', journal: payments.journal }).start();
  const management = createManagement(effects, { currentEmail: () => email ?? '' });
  const admission = createAdmission(effects);
  let stay = new AbortController();
  let before: unknown = null;
  auth.subscribe(({ value, context }) => {
    const next = context.identity?.email ?? null;
    const hasEnded = next === null && before !== 'signingOut';
    before = value;
    if (next === email) return;
    const isSwitch = email !== null;
    email = next;
    if (isSwitch) {
      stay.abort();
      token.forget();
      removal.send({ type: 'removal.forget' });
      admission.forgetPerson();
      management.forgetPerson();
      orders.forgetPerson();
      payments.forgetPerson();
      (hasEnded ? forgetPrivateDrafts : forgetDrafts)(effects.platform);
      forgetPerson(effects.queries);
    }
    if (next !== null) {
      forgetDraftsOfOthers(effects.platform, next);
      token.begin(next);
      stay = new AbortController();
      // Sign-up saves the profile itself, and shows when that fails.
      if (value === 'signedIn' && context.identity !== null) void ensureUserRecord(effects, context.identity, stay.signal);
      void settleOwedStock(effects);
      payments.resume(next, () => email === next);
    }
  });
  auth.start();
  hearSettings(effects.platform, applySettings);
  // Closing the page too early would leave stock taken, or a card charged, without the user knowing.
  effects.platform.askBeforeLeaving(() => orders.areUnderWay() || payments.areUnderWay() || management.areUnderWay());
  effects.backend.then(
    ({ onReset }) =>
      onReset(() => {
        createOwedStock(effects.platform).forgetAll();
        payments.restart();
      }),
    () => {},
  );
  return { auth, admission, removal, orders, payments, management };
}

export type Actors = ReturnType<typeof startActors>;
