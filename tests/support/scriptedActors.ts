import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import { deferred } from './deferred.ts';
import { settle } from './testFlowContext.ts';

interface ScriptedCall {
  name: OperationName;
  input: unknown;
  signal: AbortSignal;
  answer: ReturnType<typeof deferred<never>>;
}

/** Creates actors to provide to a machine. Each call stays pending until the test settles it with `answer`. */
export function scriptedActors<const Name extends OperationName>(...names: Name[]) {
  const calls: ScriptedCall[] = [];
  const actor = (name: OperationName) =>
    fromPromise<never, never>(({ input, signal }) => {
      const answer = deferred<never>();
      calls.push({ name, input, signal, answer });
      return answer.promise;
    });
  return {
    actors: Object.fromEntries(names.map((name) => [name, actor(name)])) as unknown as {
      [Each in Name]: PromiseActorLogic<Output<Each>, Input<Each>>;
    },
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
