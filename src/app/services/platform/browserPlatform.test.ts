import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calendarDay, storageChanges, tabChannel } from './browserPlatform.ts';
import { wait } from './wait.ts';

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])('the day in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  test('is the local calendar day, from its first to its last minute', () => {
    expect(calendarDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(calendarDay(new Date(2028, 1, 29, 12))).toBe('2028-02-29');
    expect(calendarDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});

describe('wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('resolves after the given time', async () => {
    const rung = vi.fn();
    const waiting = wait(1_000).then(() => rung());
    await vi.advanceTimersByTimeAsync(999);
    expect(rung).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(rung).toHaveBeenCalledOnce();
    await waiting;
  });

  test('rejects with the reason when aborted, and leaves no timer', async () => {
    const caller = new AbortController();
    const waiting = wait(1_000, caller.signal);
    caller.abort('why');
    await expect(waiting).rejects.toBe('why');
    await expect(wait(1_000, caller.signal)).rejects.toBe('why');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not resolve at once if the time is too long for a timer', async () => {
    const rung = vi.fn();
    void wait(1e12).then(() => rung());
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(rung).not.toHaveBeenCalled();
  });
});

describe('the channel', () => {
  test('other tabs receive broadcasts, and only strings', async () => {
    const name = `test-${process.pid}`;
    const opened: BroadcastChannel[] = [];
    const open = () => {
      const channel = new BroadcastChannel(name);
      opened.push(channel);
      return channel;
    };
    const [here, there] = [tabChannel(open), tabChannel(open)];
    const own = vi.fn();
    here.onBroadcast(own);
    const received: string[] = [];
    const stop = await new Promise<() => void>((resolve) => {
      const stop = there.onBroadcast((topic) => {
        received.push(topic);
        resolve(stop);
      });
      opened[0]?.postMessage({ not: 'a text' });
      here.broadcast('stock');
    });
    stop();
    expect(received).toEqual(['stock']);
    expect(own).not.toHaveBeenCalled();
    for (const channel of opened) channel.close();
  });

  test('does nothing if the browser has no channel', () => {
    const silent = tabChannel(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => {
      silent.broadcast('stock');
      silent.onBroadcast(() => {})();
    }).not.toThrow();
  });
});

/** The event that the browser sends when another tab has changed a key; null if the storage was cleared. */
const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

test('the storage reports only its own keys, without their prefix, until it is unsubscribed', () => {
  const target = new EventTarget();
  const received: string[] = [];
  const stop = storageChanges(() => target, 'shop')((key) => received.push(key));
  for (const key of ['shop:payment:b1', 'firebase:user', 'shopper:theme', null]) target.dispatchEvent(storageEvent(key));
  expect(received).toEqual(['payment:b1']);
  stop();
  target.dispatchEvent(storageEvent('shop:payment:b1'));
  expect(received).toEqual(['payment:b1']);
});
