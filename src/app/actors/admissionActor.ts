import { createActor, fromPromise } from 'xstate';
import type { Input, Output } from '#contract/operations.ts';
import { admissionMachine } from '#machines/admin/admission.machine.ts';
import { read } from '../queries/read.ts';
import type { Effects } from './effects.ts';

/**
 * Whether who is here is an administrator. A yes of lately is not asked again, a no is: rights may have come since. When another tab has
 * changed somebody's, it is asked at once, where anybody has asked at all.
 */
export function createAdmissionActor({ api, queries, platform }: Effects) {
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
