import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, createActor, setup, StateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { settle } from '#tests/support/testFlowContext.ts';

const files = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', { eager: true });
const machines = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((machine) =>
    machine instanceof StateMachine ? [[file.replace(/^.*\/|\.machine\.ts$/g, ''), machine as AnyStateMachine] as const] : [],
  ),
);
const actors = machines.flatMap(([name, { implementations }]) =>
  Object.entries<AnyActorLogic>(implementations.actors as Record<string, AnyActorLogic>).flatMap(([actor, logic]) =>
    logic instanceof StateMachine ? [] : [[name, actor, logic] as const],
  ),
);

test.each(machines)('%s is called like its file', (name, { id }) => {
  expect(id).toBe(name);
});

test.each(machines)(
  'every invoked actor of %s has an id and a source that the app can provide, and both its results are handled',
  (_, machine) => {
    for (const { invoke, ownEvents } of Object.values(machine.states))
      for (const { id, src } of invoke) {
        expect(id).toMatch(/^[a-z]+$/i);
        expect(Object.keys(machine.implementations.actors)).toContain(src);
        expect(ownEvents).toEqual(expect.arrayContaining([`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]));
      }
  },
);

test.each(machines)('every state of %s has a transition, unless it is an end', (_, { states }) => {
  const isEnd = ({ type, tags }: (typeof states)[string]) => type === 'final' || tags.includes('end');
  const stuck = Object.values(states).filter(({ ownEvents, always }) => ownEvents.length === 0 && (always ?? []).length === 0);
  expect(stuck.filter((state) => !isEnd(state)).map(({ key }) => key)).toEqual([]);
});

/** Everything else fails. No order, payment or change may succeed or wait forever because the app forgot an actor. */
const otherDefaults: Record<string, object> = {
  holdLock: { type: 'lock.failed' },
  watchIdentity: { type: 'identity.failed' },
  persistOrder: { output: { isStored: false, idempotencyKey: undefined } },
  persistRestock: { output: { isStored: false } },
};

test.each(actors)('%s without the app: %s', async (_, name, logic) => {
  const events: AnyEventObject[] = [];
  const parent = setup({ actors: { logic } }).createMachine({
    invoke: { src: 'logic', input: {} },
    on: { '*': { actions: ({ event }) => void events.push(event) } },
  });
  createActor(parent).start();
  await settle();
  expect(events).toEqual([expect.objectContaining(otherDefaults[name] ?? { error: new Error(`The app provides no ${name}`) })]);
});
