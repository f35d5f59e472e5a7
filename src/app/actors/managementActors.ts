import { createAdditionActor } from './additionActor.ts';
import type { Effects } from './effects.ts';
import { createDeletionActor } from './deletionActor.ts';
import type { Administrator } from './management.ts';
import { createPromotionActor } from './promotionActor.ts';
import { createRestockActor } from './restockActor.ts';

const isSending = (actor: { getSnapshot: () => { value: unknown; hasTag: (tag: 'resting') => boolean } }): boolean =>
  !actor.getSnapshot().hasTag('resting') && actor.getSnapshot().value !== 'unconfirmed';

/** What an administrator has under way: it outlives the page that began it. */
export function createManagementActors(effects: Effects, administrator: Administrator) {
  const addition = createAdditionActor(effects, administrator).start();
  const restock = createRestockActor(effects).start();
  const deletion = createDeletionActor(effects).start();
  const promotion = createPromotionActor(effects).start();
  return {
    addition,
    restock,
    deletion,
    promotion,
    /** Whether something is being sent. Where nobody could tell whether it arrived nothing is: that is said, and stops nobody. */
    areUnderWay: () =>
      [addition, restock].some(isSending) || deletion.getSnapshot().value === 'deleting' || promotion.getSnapshot().value === 'promoting',
    /** Another person: whatever is open, asked or sent is not theirs. */
    forgetPerson(): void {
      addition.send({ type: 'addition.forget' });
      restock.send({ type: 'restock.forget' });
      deletion.send({ type: 'deletion.forget' });
      promotion.send({ type: 'promotion.forget' });
    },
  };
}

export type ManagementActors = ReturnType<typeof createManagementActors>;
