import { expect, test } from 'vitest';
import { followLocation, readLocation, writeChoices } from './useSearchState.ts';
import { createUrlCodec } from './urlCodec.ts';

/** A search that the URL stores without spaces at its ends, so that a typed text and its query can differ. */
const codec = createUrlCodec<string>({
  parse: (params) => params.get('q') ?? '',
  clean: (typed) => typed,
  format: (typed) => [['q', [typed.trim()]]],
});
const opened = readLocation({ search: '', key: 'opened' }, codec);

test('keeps what was typed since the router shows an older query', () => {
  const typed = writeChoices(writeChoices(opened, 'a ', codec), 'a b', codec);
  const first = followLocation(typed, { search: '?q=a', key: 'first' }, codec);
  expect(first).toMatchObject({ choices: 'a b', search: '?q=a+b' });
  const second = followLocation(first, { search: '?q=a+b', key: 'second' }, codec);
  expect(second).toMatchObject({ choices: 'a b', search: '?q=a+b', key: 'second', written: [] });
});

test('keeps what was typed if the router skips a query, or ends where it began', () => {
  const typed = writeChoices(writeChoices(opened, 'a', codec), ' ', codec);
  const followed = followLocation(typed, { search: '', key: 'second' }, codec);
  expect(followed).toMatchObject({ choices: ' ', written: [] });
});

test('writes nothing if a typed text does not change the query', () => {
  expect(writeChoices(opened, ' ', codec)).toEqual({ ...opened, choices: ' ' });
});

test('follows any other navigation, also to a query that was written before', () => {
  const typed = followLocation(writeChoices(opened, 'a', codec), { search: '?q=a', key: 'first' }, codec);
  const link = followLocation(writeChoices(typed, 'b', codec), { search: '?q=c', key: 'link' }, codec);
  expect(link).toEqual({ choices: 'c', search: '?q=c', key: 'link', written: [] });
  expect(followLocation(link, { search: '?q=b', key: 'back' }, codec)).toMatchObject({ choices: 'b', search: '?q=b' });
});

test('keeps a text as it was typed while the query means the same, as when a dialog opens', () => {
  const typed = followLocation(writeChoices(opened, 'a ', codec), { search: '?q=a', key: 'first' }, codec);
  const details = followLocation(typed, { search: '?q=a&details=1', key: 'details' }, codec);
  expect(details).toMatchObject({ choices: 'a ', search: '?q=a&details=1' });
  expect(writeChoices(details, 'ab', codec).search).toBe('?q=ab&details=1');
});
