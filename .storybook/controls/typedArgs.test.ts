import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostTexts, readTexts, typableTexts, writeTexts } from './typedTexts.ts';

test('only changed texts with other characters than Storybook carries are lost', () => {
  const initialArgs = { title: 'Dr. Sam', message: 'No connection.', count: 3 };
  expect(lostTexts({ title: 'Dr. Sam', message: 'Try later', count: 4 }, initialArgs)).toEqual({});
  expect(lostTexts({ title: 'Ярослав', message: 'Try later!', count: 4 }, initialArgs)).toEqual({
    title: 'Ярослав',
    message: 'Try later!',
  });
  expect(lostTexts({ title: '', message: ' Try later ' }, initialArgs)).toEqual({ title: '', message: ' Try later ' });
});

test('reads back what it writes, also after the address was decoded once more', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, text, { minKeys: 1 }), (texts) => {
      const value = writeTexts(texts) ?? '';
      expect(readTexts(value)).toEqual({ ...texts });
      expect(new URLSearchParams(`texts=${value}`).get('texts')).toBe(value);
      expect(decodeURIComponent(value)).toBe(value);
    }),
  );
});

test.each([null, '', '_7B', '_', '%', '_22text_22', '7'])('reads no texts from %j', (value) => {
  expect(readTexts(value)).toEqual({});
});

test('writes nothing for no texts', () => {
  expect(writeTexts({})).toBeNull();
});

test('only controls for texts take a text from an address', () => {
  const story = {
    initialArgs: { children: 'Book', count: 3 },
    argTypes: { message: { control: { type: 'text' as const } }, count: { control: { type: 'number' as const } } },
  };
  const texts = { children: 'Pay!', message: 'Why?', count: '4.', dangerouslySetInnerHTML: '<b>', constructor: 'x', other: 7 };
  expect(typableTexts(texts, story)).toEqual({ children: 'Pay!', message: 'Why?' });
});
