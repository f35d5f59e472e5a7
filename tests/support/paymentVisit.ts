import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { FailingBank } from './failingBank.ts';
import { settle } from './testFlowContext.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** Longer than any pause between two look-ups. */
export const OVER_A_MINUTE = 64_000;

/** The next step of a shopper who wants to pay, or null if there is none. */
function nextStep({ value }: Snapshot): 'payment.pay' | 'payment.retry' | 'payment.checkAgain' | 'wait' | null {
  switch (value) {
    case 'ready':
    case 'declined':
      return 'payment.pay';
    case 'failed':
    case 'cardFieldFailed':
    case 'intentFailed':
      return 'payment.retry';
    case 'unknown':
      return 'payment.checkAgain';
    case 'unrecorded':
    case 'processing':
      return 'wait';
    default:
      return null;
  }
}

/** Opens the payment page in a tab and takes up to `steps` steps. */
export async function visit(
  { bank, openTab }: FailingBank,
  { secrets, steps = 40, maxPayClicks = steps }: { secrets?: Map<string, string>; steps?: number; maxPayClicks?: number } = {},
) {
  const { tab, actors, persistPending, deletePending } = openTab(secrets);
  const clock = new SimulatedClock();
  const announced: string[] = [];
  const actor = createActor(
    paymentMachine.provide({
      actors,
      actions: {
        persistPending: ({ context, self }) => self.send({ type: 'store.answered', isStored: persistPending(context) }),
        deletePending: ({ context: { pending } }) => pending && deletePending(pending),
        announcePaid: () => {
          announced.push('paid');
          if (bank.charges() === 0) bank.violations.push('announced as paid, and nothing was charged');
        },
      },
    }),
    { clock, input: { bookingId: 'b1', email: 'shopper@example.com' } },
  );
  const seen: string[] = [];
  // A stored payment changes the context only.
  actor.subscribe(({ value }) => {
    if (seen.at(-1) !== value) seen.push(value);
    if (['recording', 'unrecorded', 'orphaned', 'paid'].includes(value) && bank.charges() === 0)
      bank.violations.push(`${value}, and nothing was charged`);
  });
  actor.start();
  let payClicks = 0;
  await settle();
  for (let step = 0; step < steps; step += 1) {
    const next = bank.crashed ? null : nextStep(actor.getSnapshot());
    if (next === null || (next === 'payment.pay' && (payClicks += 1) > maxPayClicks)) break;
    if (next === 'wait') clock.increment(OVER_A_MINUTE);
    else actor.send({ type: next });
    await settle();
  }
  if (bank.crashed) tab.releaseLock();
  const close = () => {
    actor.stop();
    tab.releaseLock();
  };
  return { actor, clock, seen, announced, close, secrets: tab.secrets, value: () => actor.getSnapshot().value };
}

/** Checks what must always be true when nothing is pending. */
export function expectInvariants({ bank, locksHeld }: FailingBank) {
  expect(bank.violations).toEqual([]);
  expect(bank.charges()).toBeLessThanOrEqual(1);
  if (bank.charges() === 1) {
    const stored = bank.store.get('b1');
    const id = [...bank.intents].find(([, { charges }]) => charges === 1)?.[0];
    expect([bank.booking?.transactionId, stored?.transactionId, stored?.intentId]).toContain(id);
  } else expect(bank.booking?.transactionId).toBe('');
  expect(locksHeld()).toBe(0);
}
