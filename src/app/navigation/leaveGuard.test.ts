import { expect, test, vi } from 'vitest';
import { createLeaveGuard } from './leaveGuard.ts';

test('asks only while there is unsaved input', () => {
  const guard = createLeaveGuard();
  const go = vi.fn();
  guard.leave(go);
  expect(go).toHaveBeenCalledTimes(1);
  const releases = [guard.block(), guard.block()];
  for (const release of releases) {
    guard.leave(go);
    expect(guard.isAsking()).toBe(true);
    guard.cancel();
    release();
  }
  expect(go).toHaveBeenCalledTimes(1);
  guard.leave(go);
  expect(go).toHaveBeenCalledTimes(2);
});

test('confirming navigates once, to the latest destination', () => {
  const guard = createLeaveGuard();
  guard.block();
  const [first, second] = [vi.fn(), vi.fn()];
  guard.leave(first);
  guard.leave(second);
  guard.confirm();
  guard.confirm();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('calls onDiscard only after the user confirms, and before the navigation', () => {
  const guard = createLeaveGuard();
  const calls: string[] = [];
  const release = guard.block(() => calls.push('released before'));
  guard.block(() => calls.push('given up'));
  release();
  guard.leave(() => calls.push('gone'));
  guard.cancel();
  expect(calls).toEqual([]);
  guard.leave(() => calls.push('gone'));
  guard.confirm();
  guard.confirm();
  expect(calls).toEqual(['given up', 'gone']);
});

test('notifies subscribers of the question, and onBlock listeners of the first unsaved input', () => {
  const guard = createLeaveGuard();
  const [onQuestion, onBlocked] = [vi.fn(), vi.fn()];
  const stops = [guard.subscribe(onQuestion), guard.onBlock(onBlocked)];
  guard.block();
  guard.block();
  guard.leave(() => {});
  guard.cancel();
  expect(onBlocked).toHaveBeenCalledOnce();
  expect(onQuestion).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  guard.leave(() => {});
  expect(onQuestion).toHaveBeenCalledTimes(2);
});

test('leaves without an answer when nothing is unsaved any more', () => {
  const guard = createLeaveGuard();
  const go = vi.fn();
  const releases = [guard.block(), guard.block()];
  guard.leave(go);
  releases[0]?.();
  expect(guard.isAsking()).toBe(true);
  releases[1]?.();
  expect(guard.isAsking()).toBe(false);
  guard.confirm();
  expect(go).toHaveBeenCalledOnce();
});
