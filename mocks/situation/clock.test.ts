import { afterEach, expect, test } from 'vitest';
import { clockPresets } from './clock.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

/** Returns the time after each preset, at that time in that zone. */
function shown(zone: string, time: string): Record<string, string> {
  process.env['TZ'] = zone;
  const now = new Date(time).getTime();
  return Object.fromEntries(clockPresets(now).map(({ label, ahead }) => [label, new Date(now + ahead).toString().replace(/ \(.*$/, '')]));
}

test('the presets are of the local day, and tomorrow is at the same time also after a change of the clocks', () => {
  expect(shown('Europe/Berlin', '2026-10-24T14:30:20')).toEqual({
    Now: 'Sat Oct 24 2026 14:30:20 GMT+0200',
    '23:59 today': 'Sat Oct 24 2026 23:59:00 GMT+0200',
    Tomorrow: 'Sun Oct 25 2026 14:30:20 GMT+0100',
    'A minute before the clocks change': 'Sun Oct 25 2026 02:59:00 GMT+0200',
  });
});

test('the next change of the clocks is found half a year ahead, and on the southern half of the earth', () => {
  expect(shown('America/New_York', '2026-11-27T09:00:00')['A minute before the clocks change']).toBe('Sun Mar 14 2027 01:59:00 GMT-0500');
  expect(shown('Australia/Lord_Howe', '2026-11-27T09:00:00')['A minute before the clocks change']).toBe(
    'Sun Apr 04 2027 01:59:00 GMT+1100',
  );
});

test('no change is offered where the clocks never change', () => {
  expect(Object.keys(shown('Asia/Tokyo', '2026-11-27T09:00:00'))).toEqual(['Now', '23:59 today', 'Tomorrow']);
});
