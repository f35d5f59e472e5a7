import { createActor } from 'xstate';
import { sameEmail } from '#contract/sameEmail.ts';
import { promotionMachine } from '#machines/admin/promotion.machine.ts';
import { read } from '../../../queries/read.ts';
import { PROMOTED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/callActor.ts';
import type { FlowContext } from '../../../runtime/flow.ts';

/** The queries that a new administrator affects. `checkAdmin` is for their own tabs. */
const CHANGED = ['listUsers', 'getUser', 'checkAdmin'];

/** Creates the actor that makes users administrators. */
export const createPromotionActor = (context: FlowContext) =>
  createActor(
    promotionMachine.provide({
      actors: { makeAdmin: callActor(context.api, 'makeAdmin') },
      actions: {
        announcePromoted: (_, { email }) => {
          const { queryKey } = read(context.api, 'listUsers', {});
          context.queries.setQueryData(queryKey, (users) =>
            users?.map((user) => (sameEmail(user.email, email) ? { ...user, role: 'admin' } : user)),
          );
          context.toasts.add({ tone: 'good', text: PROMOTED });
          broadcastChange(context, CHANGED);
        },
        readAgain: () => broadcastChange(context, CHANGED),
      },
    }),
  );
