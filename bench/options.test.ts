import { describe, expect, test } from 'vitest';
import { PARTS, readOptions } from './options.ts';

describe('the options of the bench', () => {
  test('measure everything by default, lists less often', () => {
    expect(readOptions([])).toEqual({ parts: PARTS, pages: [], builds: [], slowdown: 4, loadRounds: 7, listRounds: 3 });
  });

  test('choose parts, with commas or several options', () => {
    expect(readOptions(['--only', 'live,deep', '--only', 'lists']).parts).toEqual(['live', 'deep', 'lists']);
  });

  test('measure only the pages that are named', () => {
    expect(readOptions(['--page', '/login', '--page', '/'])).toMatchObject({ parts: [], pages: ['/login', '/'] });
  });

  test('measure the parts as well if both are named', () => {
    expect(readOptions(['--page', '/login', '--only', 'live'])).toMatchObject({ parts: ['live'], pages: ['/login'] });
  });

  test('have one number of rounds for pages and lists', () => {
    expect(readOptions(['--rounds', '5'])).toMatchObject({ loadRounds: 5, listRounds: 5 });
  });

  test('choose a slower phone, and builds to compare', () => {
    expect(readOptions(['--cpu', '12', '--build', 'dist/a', '--build', 'dist/b'])).toMatchObject({
      slowdown: 12,
      builds: ['dist/a', 'dist/b'],
    });
  });

  test.each([
    [['--cpu', '0'], '--cpu must be a number from 1 to 99, not 0'],
    [['--rounds', '0'], '--rounds must be a number from 1 to 999, not 0'],
    [['--rounds', '1000'], '--rounds must be a number from 1 to 999, not 1000'],
    [['--rounds', '2x'], '--rounds must be a number from 1 to 999, not 2x'],
    [['--only', 'live,home'], '--only must name live, deep, sandbox, lists, not home'],
    [['--page', 'login'], '--page must be a path, such as /login, not login'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
