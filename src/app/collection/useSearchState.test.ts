import { expect, test } from 'vitest';
import { changeValues, followLocation, readLocation } from './useSearchState.ts';
import { type Codec, collectionCodec } from './codec.ts';

/** A search that the URL stores without spaces at its ends, so that a typed text and its query can differ. */
const { read, write } = collectionCodec({
  nouns: ['row', 'rows'],
  sorts: [{ name: 'name', label: 'Name', order: () => 0 }],
  filters: {},
});
const codec: Codec = { read, write: ({ query, sort }, search) => write({ query: query.trim(), sort }, search) };
const opened = readLocation({ search: '', key: 'opened' }, codec);
/** The state after this search was typed. */
const type = (state: typeof opened, query: string) => changeValues(state, { query }, codec);

test('keeps what was typed since the router shows an older query', () => {
  const typed = type(type(opened, 'a '), 'a b');
  const first = followLocation(typed, { search: '?q=a', key: 'first' }, codec);
  expect(first).toMatchObject({ values: { query: 'a b' }, search: '?q=a+b' });
  const second = followLocation(first, { search: '?q=a+b', key: 'second' }, codec);
  expect(second).toMatchObject({ values: { query: 'a b' }, search: '?q=a+b', key: 'second', written: [] });
});

test('keeps what was typed if the router skips a query, or ends where it began', () => {
  const typed = type(type(opened, 'a'), ' ');
  const followed = followLocation(typed, { search: '', key: 'second' }, codec);
  expect(followed).toMatchObject({ values: { query: ' ' }, written: [] });
});

test('a change keeps the other values', () => {
  const link = readLocation({ search: '?q=a&sort=name', key: 'link' }, codec);
  expect(type(link, 'b')).toMatchObject({ values: { query: 'b', sort: 'name' }, search: '?q=b&sort=name' });
});

test('writes nothing if a typed text does not change the query', () => {
  expect(type(opened, ' ')).toEqual({ ...opened, values: { query: ' ', sort: '' } });
});

test('follows any other navigation, also to a query that was written before', () => {
  const typed = followLocation(type(opened, 'a'), { search: '?q=a', key: 'first' }, codec);
  const link = followLocation(type(typed, 'b'), { search: '?q=c', key: 'link' }, codec);
  expect(link).toEqual({ values: { query: 'c', sort: '' }, search: '?q=c', key: 'link', written: [] });
  expect(followLocation(link, { search: '?q=b', key: 'back' }, codec)).toMatchObject({ values: { query: 'b' }, search: '?q=b' });
});

test('keeps a text as it was typed while the query means the same, as when a dialog opens', () => {
  const typed = followLocation(type(opened, 'a '), { search: '?q=a', key: 'first' }, codec);
  const details = followLocation(typed, { search: '?q=a&details=1', key: 'details' }, codec);
  expect(details).toMatchObject({ values: { query: 'a ' }, search: '?q=a&details=1' });
  expect(type(details, 'ab').search).toBe('?q=ab&details=1');
});
