import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { printRow, ratio, summarize } from './report.ts';

const summary = (median: number) => ({ median, min: 0, max: 100 });

describe('a summary', () => {
  test.each([
    ['one round', [7], { median: 7, min: 7, max: 7 }],
    ['an odd number of rounds', [100, 9, 20], { median: 20, min: 9, max: 100 }],
    ['an even number of rounds', [4, 1, 100, 2], { median: 3, min: 1, max: 100 }],
    ['rounds of which some have no value', [null, 3, undefined, 5], { median: 4, min: 3, max: 5 }],
    ['rounds without a value', [null, undefined], null],
  ])('of %s', (_, values, expected) => {
    expect(summarize(values)).toEqual(expected);
  });
});

test.each([
  ['that of the medians', summary(30), summary(20), 1.5],
  ['null without a value', null, summary(20), null],
  ['null without a baseline', summary(30), null, null],
  ['null if the baseline is 0', summary(30), summary(0), null],
])('the ratio is %s', (_, value, baseline, expected) => {
  expect(ratio(value, baseline)).toBe(expected);
});

describe('a row of the report', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => log.mockClear());
  afterAll(() => log.mockRestore());

  const printed = () =>
    log.mock.calls.map(([line]) =>
      String(line)
        .trim()
        .split(/\s{2,}/),
    );

  test('has the median, the spread and the ratio', () => {
    printRow({ name: 'First contentful paint', unit: 'ms' }, { median: 1234.5, min: 1200.4, max: 1300 }, summary(1000));
    expect(printed()).toEqual([['First contentful paint', '1235 ms', '1200–1300', '1.23']]);
  });

  test('has the digits of its figure, and no ratio without a baseline', () => {
    printRow({ name: 'Layout shift', unit: '', digits: 3 }, { median: 0.0104, min: 0, max: 0.02 }, null);
    expect(printed()).toEqual([['Layout shift', '0.010', '0.000–0.020']]);
  });

  test('is left out if no page has the figure', () => {
    printRow({ name: 'First product card', unit: 'ms' }, null, summary(1000));
    expect(printed()).toEqual([]);
  });
});
