import { expect, test } from 'vitest';
import { followLocation, readLocation, writeValues } from './useSearchState.ts';
import { createUrlCodec } from './urlCodec.ts';

/** A search that the URL stores without spaces at its ends, so that a typed text and its query can differ. */
const codec = createUrlCodec<string>({
  parse: (params) => params.get('q') ?? '',
  clean: (typed) => typed,
  format: (typed) => [['q', [typed.trim()]]],
});
const opened = readLocation({ search: '', key: 'opened' }, codec);

test('keeps what was typed since the router shows an older query', () => {
  const typed = writeValues(writeValues(opened, 'a ', codec), 'a b', codec);
  const first = followLocation(typed, { search: '?q=a', key: 'first' }, codec);
  expect(first).toMatchObject({ values: 'a b', search: '?q=a+b' });
  const second = followLocation(first, { search: '?q=a+b', key: 'second' }, codec);
  expect(second).toMatchObject({ values: 'a b', search: '?q=a+b', key: 'second', written: [] });
});

test('keeps what was typed if the router skips a query, or ends where it began', () => {
  const typed = writeValues(writeValues(opened, 'a', codec), ' ', codec);
  const followed = followLocation(typed, { search: '', key: 'second' }, codec);
  expect(followed).toMatchObject({ values: ' ', written: [] });
});

test('writes nothing if a typed text does not change the query', () => {
  expect(writeValues(opened, ' ', codec)).toEqual({ ...opened, values: ' ' });
});

test('follows any other navigation, also to a query that was written before', () => {
  const typed = followLocation(writeValues(opened, 'a', codec), { search: '?q=a', key: 'first' }, codec);
  const link = followLocation(writeValues(typed, 'b', codec), { search: '?q=c', key: 'link' }, codec);
  expect(link).toEqual({ values: 'c', search: '?q=c', key: 'link', written: [] });
  expect(followLocation(link, { search: '?q=b', key: 'back' }, codec)).toMatchObject({ values: 'b', search: '?q=b' });
});

test('keeps a text as it was typed while the query means the same, as when a dialog opens', () => {
  const typed = followLocation(writeValues(opened, 'a ', codec), { search: '?q=a', key: 'first' }, codec);
  const details = followLocation(typed, { search: '?q=a&details=1', key: 'details' }, codec);
  expect(details).toMatchObject({ values: 'a ', search: '?q=a&details=1' });
  expect(writeValues(details, 'ab', codec).search).toBe('?q=ab&details=1');
});
