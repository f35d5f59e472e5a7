import { describe, expect, test } from 'vitest';
import { type CardKind, failingBank } from '#tests/support/failingBank.ts';
import type { Fault } from '#tests/support/failingShop.ts';
import { expectInvariants, visit } from '#tests/support/paymentVisit.ts';

const CARDS: CardKind[] = ['good', 'challenged', 'slow', 'declined'];
/** The number of clicks on Pay: enough to get past two faults. With a declined card, nothing else ends the loop. */
const MAX_PAY_CLICKS: Record<CardKind, number> = { good: 9, challenged: 9, slow: 9, declined: 2, invalid: 2, canceled: 2 };
const FAULTS: Fault[] = ['refused', 'requestLost', 'responseLost'];
const CALLS = [...Array.from({ length: 11 }).keys()];
describe.each(CARDS)('a %s card', (card) => {
  test.each(CALLS)('charges at most once, and ends paid, with any fault at call %i, alone or with one at a later call', async (first) => {
    /** Returns the number of calls. */
    const pay = async (faults: Record<number, Fault>): Promise<number> => {
      const shop = failingBank(card, { faults });
      const { value } = await visit(shop, { maxPayClicks: MAX_PAY_CLICKS[card] });
      expectInvariants(shop);
      if (card === 'declined') expect(shop.bank.charges()).toBe(0);
      else expect([value(), shop.bank.store.size, JSON.stringify(faults)]).toEqual(['paid', 0, JSON.stringify(faults)]);
      return shop.bank.log.length;
    };
    for (const one of FAULTS) {
      const count = await pay({ [first]: one });
      for (const second of CALLS.filter((call) => call > first && call < count))
        for (const other of FAULTS) await pay({ [first]: one, [second]: other });
    }
  });

  test.each([true, false])('finishes the payment after a crash at any call (applied: %s) and a reload of the same tab', async (applied) => {
    for (const call of CALLS) {
      const shop = failingBank(card, { crashAt: { call, applied } });
      const { secrets } = await visit(shop, { maxPayClicks: MAX_PAY_CLICKS[card] });
      const { value } = await visit(shop, { secrets, maxPayClicks: MAX_PAY_CLICKS[card] });
      expectInvariants(shop);
      if (card === 'declined') expect(shop.bank.charges()).toBe(0);
      else {
        expect(['paid', 'alreadyPaid']).toContain(value());
        expect([shop.bank.charges(), shop.bank.store.size, secrets.size]).toEqual([1, 0, 0]);
      }
    }
  });

  test.each([true, false])('never charges again in another tab after a crash at any call (applied: %s)', async (applied) => {
    for (const call of CALLS) {
      const shop = failingBank(card, { crashAt: { call, applied } });
      await visit(shop, { maxPayClicks: MAX_PAY_CLICKS[card] });
      const { value } = await visit(shop, { maxPayClicks: MAX_PAY_CLICKS[card] });
      expectInvariants(shop);
      if (value() === 'lost') expect(shop.bank.store.get('b1')?.stage).toBe('confirming');
    }
  });
});
