import { expect, test, vi } from 'vitest';
import { createLeaveGuard } from './leaveGuard.ts';

test('asks only while there is unsaved input', () => {
  const guard = createLeaveGuard();
  const go = vi.fn();
  guard.leave(go);
  expect(go).toHaveBeenCalledTimes(1);
  const releases = [guard.hold(), guard.hold()];
  for (const release of releases) {
    guard.leave(go);
    expect(guard.isAsking()).toBe(true);
    guard.stay();
    release();
  }
  expect(go).toHaveBeenCalledTimes(1);
  guard.leave(go);
  expect(go).toHaveBeenCalledTimes(2);
});

test('confirming navigates once, to the latest destination', () => {
  const guard = createLeaveGuard();
  guard.hold();
  const [first, second] = [vi.fn(), vi.fn()];
  guard.leave(first);
  guard.leave(second);
  guard.goOn();
  guard.goOn();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('calls onLeft only after the user confirms, and before the navigation', () => {
  const guard = createLeaveGuard();
  const heard: string[] = [];
  const release = guard.hold(() => heard.push('released before'));
  guard.hold(() => heard.push('given up'));
  release();
  guard.leave(() => heard.push('gone'));
  guard.stay();
  expect(heard).toEqual([]);
  guard.leave(() => heard.push('gone'));
  guard.goOn();
  guard.goOn();
  expect(heard).toEqual(['given up', 'gone']);
});

test('notifies subscribers of the question, and onHold listeners of the first unsaved input', () => {
  const guard = createLeaveGuard();
  const [asked, held] = [vi.fn(), vi.fn()];
  const stops = [guard.subscribe(asked), guard.onHold(held)];
  guard.hold();
  guard.hold();
  guard.leave(() => {});
  guard.stay();
  expect(held).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  guard.leave(() => {});
  expect(asked).toHaveBeenCalledTimes(2);
});

test('closes the question when nothing is unsaved any more', () => {
  const guard = createLeaveGuard();
  const go = vi.fn();
  const releases = [guard.hold(), guard.hold()];
  guard.leave(go);
  releases[0]?.();
  expect(guard.isAsking()).toBe(true);
  releases[1]?.();
  expect(guard.isAsking()).toBe(false);
  guard.goOn();
  expect(go).not.toHaveBeenCalled();
});
