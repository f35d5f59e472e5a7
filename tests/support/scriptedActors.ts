import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import { settle } from './testFlowContext.ts';

interface ScriptedCall {
  name: string;
  input: unknown;
  signal: AbortSignal;
  answer: PromiseWithResolvers<never>;
}

/** Creates actors of any type with `call`. Each call stays pending until the test settles it with `answer`. */
export function scriptedCalls() {
  const calls: ScriptedCall[] = [];
  const ask = <Output>(name: string, input: unknown, signal: AbortSignal): Promise<Output> => {
    const answer = Promise.withResolvers<never>();
    calls.push({ name, input, signal, answer });
    return answer.promise;
  };
  return {
    call: <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
      fromPromise<Output, Input>(({ input, signal }) => ask<Output>(name, input, signal)),
    /** Asks for the answer to one call of an actor that makes several. */
    ask,
    calls,
    /** The name and input of each call, in order. */
    calledWith: () => calls.map(({ name, input }) => [name, input]),
    /** Resolves the latest call, or rejects it if `value` is an error. */
    answer: async (value: unknown) => {
      const { answer } = calls.at(-1) ?? {};
      if (value instanceof Error) answer?.reject(value);
      else answer?.resolve(value as never);
      await settle();
    },
  };
}

/** Creates the actors of some operations, to provide to a machine, with `scriptedCalls`. */
export function scriptedActors<const Name extends OperationName>(...names: Name[]) {
  const { call, ...script } = scriptedCalls();
  return {
    actors: Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as {
      [Each in Name]: PromiseActorLogic<Output<Each>, Input<Each>>;
    },
    ...script,
  };
}
