import { assign, setup } from 'xstate';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';

export type AdmissionEvent = { type: 'admission.ask'; email: string } | { type: 'admission.retry' } | { type: 'admission.forget' };

interface AdmissionContext {
  /** The user to check, or ''. */
  email: string;
  /** Why the last check failed. */
  failure: Failure | null;
}

const nobody: AdmissionContext = { email: '', failure: null };
const itsEmail = ({ context }: { context: AdmissionContext }) => ({ email: context.email });
const askedBy = ({ event }: { event: { email: string } }) => ({ email: event.email });
const askAnew = { target: 'checking', reenter: true, actions: { type: 'take', params: askedBy } } as const;
const askForAnother = { ...askAnew, guard: { type: 'isSomebodyElse', params: askedBy } } as const;
const isAdmin = { type: 'isAdmin', params: ({ event }: { event: { output: { admin: boolean } } }) => event.output } as const;
const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event } as const;

/**
 * Checks if the user is an administrator (docs/spec.md#permissions, docs/product-rules.md#admin-check-fails). Only an explicit yes from the
 * backend grants access; a failed check is neither a yes nor a no. During a recheck, an administrator keeps access until the backend denies
 * it.
 */
export const admissionMachine = setup({
  types: { context: {} as AdmissionContext, events: {} as AdmissionEvent },
  actors: { checkAdmin: operation('checkAdmin') },
  actions: {
    take: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    drop: assign(nobody),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isRefusal: (_, { error }: { error: unknown }) => (failureOf(error).status ?? 500) < 500,
    isAdmin: (_, { admin }: { admin: boolean }) => admin,
    isSomebodyElse: ({ context }, { email }: { email: string }) => email !== context.email,
  },
}).createMachine({
  id: 'admission',
  context: nobody,
  initial: 'nobody',
  on: { 'admission.forget': { target: '.nobody', actions: 'drop' } },
  states: {
    nobody: { on: { 'admission.ask': askAnew } },
    checking: {
      on: { 'admission.ask': askForAnother },
      invoke: {
        id: 'checkAdmin',
        src: 'checkAdmin',
        input: itsEmail,
        onDone: [{ guard: isAdmin, target: 'allowed' }, { target: 'refused' }],
        onError: { target: 'unknown', actions: keepFailure },
      },
    },
    allowed: {
      on: { 'admission.ask': [askForAnother, { target: 'allowedYet' }] },
    },
    allowedYet: {
      on: { 'admission.ask': askForAnother },
      invoke: {
        id: 'checkAgain',
        src: 'checkAdmin',
        input: itsEmail,
        onDone: [{ guard: isAdmin, target: 'allowed' }, { target: 'refused' }],
        // A 5xx or a missing answer keeps the access; any other error ends it.
        onError: [
          { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'unknown', actions: keepFailure },
          { target: 'allowed' },
        ],
      },
    },
    refused: {
      on: { 'admission.ask': [askForAnother, { target: 'refusedYet' }] },
    },
    refusedYet: {
      on: { 'admission.ask': askForAnother },
      invoke: {
        id: 'checkOnceMore',
        src: 'checkAdmin',
        input: itsEmail,
        onDone: [{ guard: isAdmin, target: 'allowed' }, { target: 'refused' }],
        onError: { target: 'unknown', actions: keepFailure },
      },
    },
    unknown: { on: { 'admission.ask': askAnew, 'admission.retry': 'checking' } },
  },
});
