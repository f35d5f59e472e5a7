import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { deleteToolMachine } from '#machines/stock/deleteTool.machine.ts';
import { createMachineRecorder } from './recordMachines.ts';
import { describeMachines, sendToMachine } from './runningMachines.ts';

const tool = { id: '1', name: 'Lamp' };

/** Starts the machine that deletes a tool. No test gets as far as its call. */
function deletion(recorder = createMachineRecorder()) {
  const actor = createActor(deleteToolMachine, { inspect: recorder.inspect }).start();
  const shown = () => describeMachines(recorder.list());
  return { recorder, actor, shown, send: (type: string) => sendToMachine(recorder.list(), 'deleteTool 1', type) };
}

test('shows the state, the history and the events that lead on', () => {
  const { actor, shown } = deletion();
  expect(shown()[0]).toMatchObject({ name: 'deleteTool', machine: 'deleteTool', state: 'resting', isDone: false });
  actor.send({ type: 'deleteTool.ask', tool });
  expect(shown()[0]).toMatchObject({
    state: 'asking',
    context: { tool },
    history: [
      { event: 'deleteTool.ask', state: 'asking' },
      { event: 'start', state: 'resting' },
    ],
  });
  expect(shown()[0]?.accepted.map(({ type }) => type)).toContain('deleteTool.confirm');
});

test('sends an event without data, but none that is not accepted', () => {
  const { actor, send, shown } = deletion();
  send('deleteTool.confirm');
  expect(shown()[0]?.state).toBe('resting');
  actor.send({ type: 'deleteTool.ask', tool });
  send('deleteTool.cancel');
  expect(shown()[0]?.state).toBe('resting');
});

test('sends an event with data only once the page has sent one', () => {
  const { actor, send, shown } = deletion();
  const ask = () => shown()[0]?.accepted.find(({ type }) => type === 'deleteTool.ask');
  expect(ask()?.send).toBeNull();
  send('deleteTool.ask');
  expect(shown()[0]?.state).toBe('resting');

  actor.send({ type: 'deleteTool.ask', tool });
  actor.send({ type: 'deleteTool.cancel' });
  expect(ask()?.send).toBe('again');
  send('deleteTool.ask');
  expect(shown()[0]).toMatchObject({ state: 'asking', context: { tool } });
});

test('numbers the machines of the same kind, and forgets those that are gone', () => {
  const first = deletion();
  const second = deletion(first.recorder);
  expect(first.shown().map(({ name }) => name)).toEqual(['deleteTool', 'deleteTool 2']);
  first.actor.stop();
  expect(first.shown()).toMatchObject([{ id: 'deleteTool 2', name: 'deleteTool' }]);
  second.actor.stop();
  expect(first.recorder.list()).toEqual([]);
});

test('shows the machine of a second visit as the only one', () => {
  const { recorder, actor, shown } = deletion();
  const [first] = shown();
  actor.stop();
  deletion(recorder);
  expect(shown().map(({ name }) => name)).toEqual(['deleteTool']);
  expect(shown()[0]?.id).not.toBe(first?.id);
});

test('keeps the last 50 steps', () => {
  const { actor, shown } = deletion();
  for (let count = 0; count < 30; count += 1) {
    actor.send({ type: 'deleteTool.ask', tool });
    actor.send({ type: 'deleteTool.cancel' });
  }
  expect(shown()[0]?.history).toHaveLength(50);
  expect(shown()[0]?.history[0]).toEqual({ event: 'deleteTool.cancel', state: 'resting' });
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
  actor.send({ type: 'deleteTool.ask', tool });
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledOnce();
});
