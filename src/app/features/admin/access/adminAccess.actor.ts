import { createActor, fromPromise } from 'xstate';
import type { Input, Output } from '#contract/operations.ts';
import { admissionMachine } from '#machines/admin/admission.machine.ts';
import { read } from '../../../queries/read.ts';
import type { FlowContext } from '../../../runtime/flow.ts';

/**
 * Creates the actor that checks if the user is an administrator. Caches a recent grant; a denial is always rechecked, because access may
 * have been granted since. When another tab makes an administrator, an earlier check is repeated at once.
 */
export function createAdmissionActor({ api, queries, platform }: FlowContext) {
  const admission = createActor(
    admissionMachine.provide({
      actors: {
        checkAdmin: fromPromise<Output<'checkAdmin'>, Input<'checkAdmin'>>(({ input }) => {
          const check = read(api, 'checkAdmin', input);
          const isAdmitted = queries.getQueryData(check.queryKey)?.admin === true;
          return queries.fetchQuery(isAdmitted ? check : { ...check, staleTime: 0 });
        }),
      },
    }),
  );
  platform.onBroadcast((topic) => {
    const { email } = admission.getSnapshot().context;
    if (!topic.split(' ').includes('checkAdmin') || email === '') return;
    void queries.invalidateQueries({ queryKey: ['checkAdmin'] });
    admission.send({ type: 'admission.ask', email });
  });
  return admission;
}

export type AdmissionActor = ReturnType<typeof createAdmissionActor>;
