import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { type Fault, FAULT_KINDS, FaultSyntaxError, formatFaults, parseFaults } from './fault.ts';

describe('parseFaults', () => {
  test.each<[string, Fault[]]>([
    ['', []],
    ['none', []],
    ['updateTool:timeout', [{ operation: 'updateTool', kind: 'timeout' }]],
    [
      'createBooking:500:after:once, *:slow:800',
      [
        { operation: 'createBooking', kind: '500', moment: 'after', calls: 'once' },
        { operation: '*', kind: 'slow', delay: 800 },
      ],
    ],
    ['*:slow', [{ operation: '*', kind: 'slow' }]],
    ['getTool:slow:800:2:after', [{ operation: 'getTool', kind: 'slow', delay: 800, calls: 2, moment: 'after' }]],
    [
      'createBooking:409:late:once,updateTool:denied:late=4',
      [
        { operation: 'createBooking', kind: '409', moment: 'late', calls: 'once' },
        { operation: 'updateTool', kind: 'denied', moment: 'late', lateBy: 4 },
      ],
    ],
    ['*:offline:30%:seed=7', [{ operation: '*', kind: 'offline', probability: 0.3, seed: 7 }]],
    ['GET /carTools:500', [{ operation: 'listTools', kind: '500' }]],
    [
      'put /carTools/{id}:409, get /cameraProducts:500',
      [
        { operation: 'updateTool', kind: '409' },
        { operation: 'listCameraProducts', kind: '500' },
      ],
    ],
    ['GET /team/shop/api/carTools:500', [{ operation: 'listTools', kind: '500' }]],
    ['GET /user?email=sam@example.com:empty', [{ operation: 'getUser', kind: 'empty' }]],
    ['GET /api/carTools/64f0a1c2e4b0000000000001:slow', [{ operation: 'getTool', kind: 'slow' }]],
  ])('%j', (text, faults) => {
    expect(parseFaults(text)).toEqual(faults);
  });

  test.each([
    ['createBoking:500', "'createBoking:500': 'createBoking' is no call. Did you mean createBooking?"],
    ['buy:500', "'buy:500': 'buy' is no call. Use a name such as createBooking, or * for all."],
    ['/carTools:500', "'/carTools' is no call. Use listTools or createTool."],
    ['DELETE /api/carTools?all:500', "'DELETE /api/carTools?all' is no call. Use listTools or createTool."],
    ['GET /carTools/1/2:500', "'GET /carTools/1/2' is no call. Use a name such as createBooking, or * for all."],
    ['toString:500', /'toString' is no call/],
    ['*:503', /'503' is no fault\. Use one of .*offline, timeout/],
    ['*:constructor', /'constructor' is no fault/],
    ['createBooking', /'' is no fault/],
    [
      '*:500:later',
      "'*:500:later': 'later' is not understood. Use before, after, late, late=4, once, always, a call's number, 30%, seed=7.",
    ],
    ['*:slow:fast', /'fast' is not understood\. .*, or milliseconds\./],
    ['*:slow:late', /'late' is not understood\. Use before, after, once/],
    ['*:500:late=0', /'late=0' is not understood/],
    ['*:500:after:late=2', /'late=2' contradicts an earlier part/],
    ['*:500:0', /'0' is not understood/],
    ['*:500:101%', /'101%' is not understood/],
    ['*:slow:99999999', /'99999999' is not understood/],
    ['*:500:once:2', /'2' contradicts an earlier part/],
    ['*:500,', /'' is no call/],
  ])('%j says what is wrong', (text, message) => {
    expect(() => parseFaults(text)).toThrow(FaultSyntaxError);
    expect(() => parseFaults(text)).toThrow(message);
  });

  test('never throws anything else', () => {
    const word = fc.constantFrom(
      '*',
      'createBooking',
      '500',
      'slow',
      'after',
      'late',
      'late=4',
      'once',
      '2',
      '30%',
      'seed=1',
      ':',
      ',',
      '%',
      ' ',
      '',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join('')),
        ),
        (text) => {
          try {
            parseFaults(text);
          } catch (error) {
            expect(error).toBeInstanceOf(FaultSyntaxError);
          }
        },
      ),
      REPEATABLE,
    );
  });
});

test('formatFaults writes what parseFaults reads', () => {
  const kinds = FAULT_KINDS.filter((kind) => kind !== 'slow');
  const moment = fc.constantFrom('before' as const, 'after' as const);
  const when = {
    calls: fc.oneof(fc.constantFrom('always' as const, 'once' as const), fc.integer({ min: 1, max: 999_999 })),
    probability: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    seed: fc.nat(999_999_999),
  };
  const operation = fc.constantFrom('*' as const, 'createBooking' as const, 'listTools' as const);
  const required = { operation, kind: fc.constantFrom(...kinds) };
  const failure = fc.record(
    { ...required, ...when, moment: fc.oneof(moment, fc.constant('late' as const)) },
    { requiredKeys: ['operation', 'kind'] },
  );
  const late = fc.record(
    { ...required, ...when, moment: fc.constant('late' as const), lateBy: fc.integer({ min: 1, max: 999 }) },
    { requiredKeys: ['operation', 'kind', 'moment', 'lateBy'] },
  );
  const slow = fc.record(
    { operation, kind: fc.constant('slow' as const), delay: fc.nat(999_999), ...when, moment },
    { requiredKeys: ['operation', 'kind', 'delay'] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(failure, late, slow)), (faults) => {
      expect(parseFaults(formatFaults(faults))).toEqual(faults);
    }),
    REPEATABLE,
  );
});
