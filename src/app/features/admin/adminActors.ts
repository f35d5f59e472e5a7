import { createAdditionActor } from './addTool/createTool.actor.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { createDeletionActor } from './manageTools/deleteTool.actor.ts';
import { createPromotionActor } from './manageUsers/makeAdmin.actor.ts';
import { createRestockActor } from './manageTools/restock.actor.ts';

const isSending = (actor: { getSnapshot: () => { value: unknown; hasTag: (tag: 'resting') => boolean } }): boolean =>
  !actor.getSnapshot().hasTag('resting') && actor.getSnapshot().value !== 'unconfirmed';

/** Creates the actors of the administrators' changes. They continue when the page that started them is left. */
export function createAdminActors(context: FlowContext) {
  const addition = createAdditionActor(context).start();
  const restock = createRestockActor(context).start();
  const deletion = createDeletionActor(context).start();
  const promotion = createPromotionActor(context).start();
  return {
    addition,
    restock,
    deletion,
    promotion,
    /** True while a request is pending. An unconfirmed result does not count: it is shown, and blocks nothing. */
    hasPendingWork: () =>
      [addition, restock].some(isSending) || deletion.getSnapshot().value === 'deleting' || promotion.getSnapshot().value === 'promoting',
    /** Resets all of them, because the next user must not see them. */
    resetUser(): void {
      addition.send({ type: 'addition.forget' });
      restock.send({ type: 'restock.forget' });
      deletion.send({ type: 'deletion.forget' });
      promotion.send({ type: 'promotion.forget' });
    },
  };
}

export type AdminActors = ReturnType<typeof createAdminActors>;
