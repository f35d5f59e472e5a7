import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { lostArgs, readArgs, typableArgs, writeArgs } from './typedArgs.ts';

const story = (initialArgs: object) => ({ initialArgs: { ...initialArgs }, argTypes: {} });

test('only changed texts with other characters than Storybook carries are lost', () => {
  const known = story({ title: 'Dr. Sam', message: 'No connection.', count: 3 });
  expect(lostArgs({ title: 'Dr. Sam', message: 'Try later', count: 4 }, known)).toEqual({});
  expect(lostArgs({ title: 'Ярослав', message: 'Try later!', count: 4 }, known)).toEqual({ title: 'Ярослав', message: 'Try later!' });
  expect(lostArgs({ title: '', message: ' Try later ' }, known)).toEqual({ title: '', message: ' Try later ' });
});

test('values of props that the story does not pass are lost', () => {
  expect(lostArgs({ hint: 'Optional', state: 'busy', isOpen: true, view: {}, onClick: () => {} }, story({}))).toEqual({
    hint: 'Optional',
    state: 'busy',
    isOpen: true,
  });
});

test('reads back what it writes, also after the address was decoded once more', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, text, { minKeys: 1 }), (texts) => {
      const value = writeArgs(texts) ?? '';
      expect(readArgs(value)).toEqual({ ...texts });
      expect(new URLSearchParams(`texts=${value}`).get('texts')).toBe(value);
      expect(decodeURIComponent(value)).toBe(value);
    }),
    REPEATABLE,
  );
});

test.each([null, '', '_7B', '_', '%', '_22text_22', '7'])('reads no texts from %j', (value) => {
  expect(readArgs(value)).toEqual({});
});

test('writes nothing for no texts', () => {
  expect(writeArgs({})).toBeNull();
});

const text = { type: { name: 'string' as const } };

test('an address sets only what somebody could have typed', () => {
  const known = { initialArgs: { children: 'Book', count: 3 }, argTypes: { message: text, count: { type: { name: 'number' as const } } } };
  const args = { children: 'Pay!', message: 'Why?', count: '4.', dangerouslySetInnerHTML: '<b>', constructor: 'x', other: 7 };
  expect(typableArgs(args, known)).toEqual({ children: 'Pay!', message: 'Why?' });
});

test('an address sets the props that the component has, to values of their types', () => {
  const state = { type: { name: 'enum' as const, value: ['ready', 'busy'] } };
  const props = {
    hint: text,
    state,
    open: { type: { name: 'boolean' as const } },
    view: { type: { name: 'other' as const, value: 'View' } },
  };
  const args = { hint: 'Why?', state: 'busy', open: true, view: {}, onClick: 'x' };
  expect(typableArgs(args, story({}), props)).toEqual({ hint: 'Why?', state: 'busy', open: true });
  expect(typableArgs({ hint: 7, state: 'gone', open: 'yes' }, story({}), props)).toEqual({});
});
