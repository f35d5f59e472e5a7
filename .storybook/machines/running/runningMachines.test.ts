import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { deleteToolMachine } from '../../../src/machines/stock/deleteTool.machine.ts';
import { createRunningMachines } from './runningMachines.ts';

const tool = { id: '1', name: 'Lamp' };

/** Starts the machine that deletes a tool. No test gets as far as its call. */
function deletion(running = createRunningMachines(() => {})) {
  const { inspect, stop } = running.observe();
  const actor = createActor(deleteToolMachine, { inspect }).start();
  return { running, actor, stop, shown: () => running.list()[0] };
}

test('shows the state, the history and the events that lead on', () => {
  const { actor, shown } = deletion();
  expect(shown()).toMatchObject({ name: 'deleteTool', machine: 'deleteTool', state: 'resting', isDone: false });
  actor.send({ type: 'deleteTool.ask', tool });
  expect(shown()).toMatchObject({
    state: 'asking',
    context: { tool },
    history: [
      { event: 'deleteTool.ask', state: 'asking' },
      { event: 'start', state: 'resting' },
    ],
  });
  expect(shown()?.accepted.map(({ type }) => type)).toContain('deleteTool.confirm');
});

test('sends an event without data, but none that is not accepted', () => {
  const { actor, running, shown } = deletion();
  running.send('deleteTool 1', 'deleteTool.confirm');
  expect(shown()?.state).toBe('resting');
  actor.send({ type: 'deleteTool.ask', tool });
  running.send('deleteTool 1', 'deleteTool.cancel');
  expect(shown()?.state).toBe('resting');
});

test('sends an event with data only once the page has sent one', () => {
  const { actor, running, shown } = deletion();
  const ask = () => shown()?.accepted.find(({ type }) => type === 'deleteTool.ask');
  expect(ask()?.send).toBeNull();
  running.send('deleteTool 1', 'deleteTool.ask');
  expect(shown()?.state).toBe('resting');

  actor.send({ type: 'deleteTool.ask', tool });
  actor.send({ type: 'deleteTool.cancel' });
  expect(ask()?.send).toBe('again');
  running.send('deleteTool 1', 'deleteTool.ask');
  expect(shown()).toMatchObject({ state: 'asking', context: { tool } });
});

test('numbers the machines of several apps, and forgets those of an app that is gone', () => {
  const first = deletion();
  const second = deletion(first.running);
  expect(first.running.list().map(({ name }) => name)).toEqual(['deleteTool', 'deleteTool 2']);
  first.stop();
  expect(first.running.list()).toMatchObject([{ id: 'deleteTool 2', name: 'deleteTool' }]);
  second.actor.stop();
  expect(first.running.list()).toEqual([]);
});

test('shows the machine of a second visit as the only one', () => {
  const { running, actor } = deletion();
  const [first] = running.list();
  actor.stop();
  deletion(running);
  expect(running.list().map(({ name }) => name)).toEqual(['deleteTool']);
  expect(running.list()[0]?.id).not.toBe(first?.id);
});

test('hides what a guard refuses, and the secrets of a context', () => {
  const running = createRunningMachines(() => {});
  const machine = setup({ types: { context: {} as { password: string }, events: {} as { type: 'lock.failed' } } }).createMachine({
    id: 'order',
    context: { password: 'hunter22' },
    initial: 'idle',
    states: { idle: { on: { 'lock.failed': { guard: () => false, actions: assign({ password: '' }) } } } },
  });
  createActor(machine, { inspect: running.observe().inspect }).start();
  expect(JSON.stringify(running.list())).not.toContain('hunter22');
  expect(running.list()[0]?.accepted).toEqual([]);
});

test('reports each step', () => {
  const onChange = vi.fn();
  const { actor } = deletion(createRunningMachines(onChange));
  onChange.mockClear();
  actor.send({ type: 'deleteTool.ask', tool });
  expect(onChange).toHaveBeenCalledOnce();
});
