import { expect, test, vi } from 'vitest';
import { createLeaveGuard } from './leaveGuard.ts';

test('whoever goes on is asked only while there is something to lose', () => {
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

test('a yes goes on once, to the latest wish', () => {
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

test('whatever holds hears that it was given up, after a yes alone and before the page goes', () => {
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

test('watchers hear of the question, and of the beginning of something to lose', () => {
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

test('the question goes with what it is about', () => {
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
