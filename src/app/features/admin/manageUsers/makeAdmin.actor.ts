import { createActor } from 'xstate';
import { sameEmail } from '#contract/sameEmail.ts';
import { promotionMachine } from '#machines/admin/promotion.machine.ts';
import { read } from '../../../queries/read.ts';
import { PROMOTED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/callActor.ts';
import type { Effects } from '../../../runtime/flow.ts';

/** The queries that a new administrator affects. `checkAdmin` is for their own tabs. */
const CHANGED = ['listUsers', 'getUser', 'checkAdmin'];

/** Creates the actor that makes users administrators. */
export const createPromotionActor = (effects: Effects) =>
  createActor(
    promotionMachine.provide({
      actors: { makeAdmin: callActor(effects.api, 'makeAdmin') },
      actions: {
        announcePromoted: (_, { email }) => {
          const { queryKey } = read(effects.api, 'listUsers', {});
          effects.queries.setQueryData(queryKey, (users) =>
            users?.map((user) => (sameEmail(user.email, email) ? { ...user, role: 'admin' } : user)),
          );
          effects.toasts.add({ tone: 'good', text: PROMOTED });
          broadcastChange(effects, CHANGED);
        },
        readAgain: () => broadcastChange(effects, CHANGED),
      },
    }),
  );
