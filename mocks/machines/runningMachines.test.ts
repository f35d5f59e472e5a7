import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { removalMachine } from '#machines/removal.machine.ts';
import { createMachineRecorder } from './recordMachines.ts';
import { describeMachines, sendToMachine } from './runningMachines.ts';

const item = { id: '1', name: 'Lamp', paid: false };

/** Starts the machine that removes a tool. No test gets as far as its call. */
function deletion(recorder = createMachineRecorder()) {
  const actor = createActor(removalMachine, { inspect: recorder.inspect }).start();
  const shown = () => describeMachines(recorder.list());
  return { recorder, actor, shown, send: (type: string) => sendToMachine(recorder.list(), 'removal 1', type) };
}

test('shows the state, the history and the events that lead on', () => {
  const { actor, shown } = deletion();
  expect(shown()[0]).toMatchObject({ name: 'removal', machine: 'removal', state: 'resting', isDone: false });
  actor.send({ type: 'removal.ask', item });
  expect(shown()[0]).toMatchObject({
    state: 'asking',
    context: { item },
    history: [
      { event: 'removal.ask', state: 'asking' },
      { event: 'start', state: 'resting' },
    ],
  });
  expect(shown()[0]?.accepted.map(({ type }) => type)).toContain('removal.confirm');
});

test('sends an event without data, but none that is not accepted', () => {
  const { actor, send, shown } = deletion();
  send('removal.confirm');
  expect(shown()[0]?.state).toBe('resting');
  actor.send({ type: 'removal.ask', item });
  send('removal.cancel');
  expect(shown()[0]?.state).toBe('resting');
});

test('sends an event with data only once the page has sent one', () => {
  const { actor, send, shown } = deletion();
  const ask = () => shown()[0]?.accepted.find(({ type }) => type === 'removal.ask');
  expect(ask()?.send).toBeNull();
  send('removal.ask');
  expect(shown()[0]?.state).toBe('resting');

  actor.send({ type: 'removal.ask', item });
  actor.send({ type: 'removal.cancel' });
  expect(ask()?.send).toBe('again');
  send('removal.ask');
  expect(shown()[0]).toMatchObject({ state: 'asking', context: { item } });
});

test('numbers the machines of the same kind, and forgets those that are gone', () => {
  const first = deletion();
  const second = deletion(first.recorder);
  expect(first.shown().map(({ name }) => name)).toEqual(['removal', 'removal 2']);
  first.actor.stop();
  expect(first.shown()).toMatchObject([{ id: 'removal 2', name: 'removal' }]);
  second.actor.stop();
  expect(first.recorder.list()).toEqual([]);
});

test('shows the machine of a second visit as the only one', () => {
  const { recorder, actor, shown } = deletion();
  const [first] = shown();
  actor.stop();
  deletion(recorder);
  expect(shown().map(({ name }) => name)).toEqual(['removal']);
  expect(shown()[0]?.id).not.toBe(first?.id);
});

test('keeps the last 50 steps', () => {
  const { actor, shown } = deletion();
  for (let count = 0; count < 30; count += 1) {
    actor.send({ type: 'removal.ask', item });
    actor.send({ type: 'removal.cancel' });
  }
  expect(shown()[0]?.history).toHaveLength(50);
  expect(shown()[0]?.history[0]).toEqual({ event: 'removal.cancel', state: 'resting' });
});

test('hides what a guard refuses, and the secrets of a context', () => {
  const recorder = createMachineRecorder();
  const machine = setup({ types: { context: {} as { password: string }, events: {} as { type: 'lock.failed' } } }).createMachine({
    id: 'order',
    context: { password: 'hunter22' },
    initial: 'idle',
    states: { idle: { on: { 'lock.failed': { guard: () => false, actions: assign({ password: '' }) } } } },
  });
  createActor(machine, { inspect: recorder.inspect }).start();
  expect(JSON.stringify(describeMachines(recorder.list()))).not.toContain('hunter22');
  expect(describeMachines(recorder.list())[0]?.accepted).toEqual([]);
});

test('reports each step', async () => {
  const onChange = vi.fn();
  const { actor, recorder } = deletion();
  recorder.subscribe(onChange);
  actor.send({ type: 'removal.ask', item });
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledOnce();
});
