import type { Effects } from './effects.ts';
import { createDeletionActor } from './deletionActor.ts';
import { createPromotionActor } from './promotionActor.ts';
import { createRestockActor } from './restockActor.ts';

/** What an administrator has under way: it outlives the page that began it. */
export function createManagementActors(effects: Effects) {
  const restock = createRestockActor(effects).start();
  const deletion = createDeletionActor(effects).start();
  const promotion = createPromotionActor(effects).start();
  return {
    restock,
    deletion,
    promotion,
    /** Whether something is being sent, or nobody knows whether it arrived. */
    areUnderWay: () =>
      !restock.getSnapshot().hasTag('resting') ||
      deletion.getSnapshot().value === 'deleting' ||
      promotion.getSnapshot().value === 'promoting',
    /** Another person: whatever is open, asked or sent is not theirs. */
    forgetPerson(): void {
      restock.send({ type: 'restock.forget' });
      deletion.send({ type: 'deletion.forget' });
      promotion.send({ type: 'promotion.forget' });
    },
  };
}

export type ManagementActors = ReturnType<typeof createManagementActors>;
