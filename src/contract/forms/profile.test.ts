import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../entities/user.ts';
import { emptyProfile, isProfileChanged, profileFields, profileForm, profileUpdate } from './profile.ts';

const sam: Profile = {
  ...(Object.fromEntries(profileFields.map((field) => [field, `Sam's ${field}`])) as Profile),
  name: 'Sam Carter',
  birthday: '1988-05-21',
  phone: '+1 555 0142',
  sex: 'Male',
  bio: 'Owns four 10 mm sockets.',
  photo: 'pictures/sam.webp',
};
const TODAY = '2026-11-21';

/** The first message of each field. `canShow` acts like a page on https, which shows only some schemes and its own paths. */
function messagesOf(typed: Partial<Profile>, opened = sam): Record<string, string> {
  const canShow = (address: string) => !/^(http|javascript|c|ftp):/i.test(address);
  const parsed = v.safeParse(profileForm({ opened, today: () => TODAY, canShow }), { ...opened, ...typed });
  const messages: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}

describe('the rules', () => {
  test('requires nothing and limits no length', () => {
    expect(messagesOf(emptyProfile)).toEqual({});
    expect(messagesOf({ name: ' \t', bio: '\n', sex: '\u200b', birthday: '\u2060' })).toEqual({});
    const long = 'ä'.repeat(100_000);
    expect(messagesOf({ name: long, phone: long, bio: long, photo: `https://example.com/${long}` })).toEqual({});
  });

  test.each([
    [TODAY, undefined],
    ['1900-01-01', undefined],
    ['2028-02-29', 'Choose today or an earlier day'],
    ['2026-11-22', 'Choose today or an earlier day'],
    ['1899-12-31', 'Choose a day from 1900 on'],
    ['0088-05-21', 'Choose a day from 1900 on'],
    ['2025-02-29', 'Enter a valid date'],
    ['21.05.1988', 'Enter a valid date'],
    ['1988-05-21T10:00', 'Enter a valid date'],
  ])('a birthday on %s: %s', (birthday, message) => {
    expect(messagesOf({ birthday })['birthday']).toBe(message);
  });

  test.each([
    ['Male', undefined],
    ['Female', undefined],
    ['Common', undefined],
    ['male', 'Choose one of these'],
  ])('the sex %s: %s', (sex, message) => {
    expect(messagesOf({ sex }, emptyProfile)['sex']).toBe(message);
  });

  const REFUSED = 'No picture can be shown from this link. It must begin with https://';
  test.each([
    ['https://example.com/me.png', undefined],
    [' https://example.com/me.png ', undefined],
    ['pictures/1f9d1-200d-1f527.webp', undefined],
    ['/pictures/me.webp', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['http://example.com/me.png', REFUSED],
    ['javascript:alert(1)', REFUSED],
    ['C:\\me.png', REFUSED],
    ['www.example.com/me.png', REFUSED],
    ['example.com', REFUSED],
    ['me.png', REFUSED],
    ['my photo', REFUSED],
  ])('the link %j: %s', (photo, message) => {
    expect(messagesOf({ photo })['photo']).toBe(message);
  });

  test('does not validate unchanged fields', () => {
    const odd = { ...sam, birthday: '2090-01-01', sex: 'robot', photo: 'http://example.com/me.png' };
    expect(messagesOf({ name: 'Sam' }, odd)).toEqual({});
    expect(messagesOf({ photo: 'http://example.com/me2.png' }, odd)).toEqual({ photo: REFUSED });
    expect(messagesOf({}, { ...odd, sex: ' robot ' })).toEqual({});
  });
});

describe('what is sent', () => {
  const current = { ...sam, phone: '+1 555 0199' };

  test('sends the trimmed changes and the current values of the rest', () => {
    expect(profileUpdate({ ...sam, name: ' Samuel Carter ' }, { opened: sam, current })).toEqual({ ...current, name: 'Samuel Carter' });
  });

  test('an empty or blank field keeps the old value', () => {
    expect(profileUpdate(emptyProfile, { opened: sam, current })).toEqual(current);
    expect(profileUpdate({ ...sam, name: '  ' }, { opened: sam, current })).toEqual(current);
  });

  test('omits fields that are not set', () => {
    const opened = { ...emptyProfile, name: 'Sam' };
    expect(profileUpdate({ ...opened, sex: 'Male' }, { opened, current: opened })).toEqual({ name: 'Sam', sex: 'Male' });
  });
});

test.each<[string, Partial<Profile>, boolean]>([
  ['nothing', {}, false],
  ['blanks', { name: ' Sam Carter ' }, false],
  ['emptied', { bio: '' }, false],
  ['an invisible character', { bio: ' \u200b' }, false],
  ['typed', { bio: 'Owns five.' }, true],
])('changed: %s', (_, typed, expected) => {
  expect(isProfileChanged({ ...sam, ...typed }, sam)).toBe(expected);
  expect(isProfileChanged({ ...sam, ...typed }, { ...sam, name: ' Sam Carter ' })).toBe(expected);
});
