import { createAdditionActor } from './addTool/createTool.actor.ts';
import type { Effects } from '../../runtime/flow.ts';
import { createDeletionActor } from './manageTools/deleteTool.actor.ts';
import type { Administrator } from './adminFlow.ts';
import { createPromotionActor } from './manageUsers/makeAdmin.actor.ts';
import { createRestockActor } from './manageTools/restock.actor.ts';

const isSending = (actor: { getSnapshot: () => { value: unknown; hasTag: (tag: 'resting') => boolean } }): boolean =>
  !actor.getSnapshot().hasTag('resting') && actor.getSnapshot().value !== 'unconfirmed';

/** Creates the admin flows. They continue when the page that started them is left. */
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
    /** True while a request is pending. An unconfirmed result does not count: it is shown, and blocks nothing. */
    areUnderWay: () =>
      [addition, restock].some(isSending) || deletion.getSnapshot().value === 'deleting' || promotion.getSnapshot().value === 'promoting',
    /** Resets all flows when the user changes, because the next user must not see them. */
    forgetPerson(): void {
      addition.send({ type: 'addition.forget' });
      restock.send({ type: 'restock.forget' });
      deletion.send({ type: 'deletion.forget' });
      promotion.send({ type: 'promotion.forget' });
    },
  };
}

export type ManagementActors = ReturnType<typeof createManagementActors>;
