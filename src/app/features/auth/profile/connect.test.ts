import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { User } from '#contract/entities/user.ts';
import { emptyProfile } from '#contract/forms/profile.ts';
import { NO_USER } from '#contract/texts.ts';
import { sam as identity } from '#tests/support/fakeIdentity.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { toProfile, toProfileView } from './connect.ts';

const user: User = {
  ...emptyProfile,
  _id: 'u1',
  email: 'sam@example.com',
  name: 'Sam Carter',
  birthday: '1988-05-21',
  phone: '+1 555 0142',
  sex: 'Male',
  bio: 'Owns four 10 mm sockets.',
  photo: 'me.webp',
  role: '',
};
const situation = {
  user: { data: user, error: null },
  identity: { ...identity, photoURL: 'identity.webp' },
  isSignedIn: true,
  typed: null,
  mutation: { state: 'resting' as const },
};
type Situation = Parameters<typeof toProfileView>[0];
const viewOf = (change: Partial<Situation>) => toProfileView({ ...situation, ...change });
const profileOf = (query: Situation['user']) => viewOf({ user: query }).profile;

test('shows a profile, with its own photo before the identity’s', () => {
  expect(profileOf({ data: user, error: null })).toEqual({
    state: 'ready',
    person: {
      photos: ['me.webp', 'identity.webp'],
      name: 'Sam Carter',
      email: 'sam@example.com',
      birthday: 'May 21, 1988',
      phone: '+1 555 0142',
      sex: 'Male',
      bio: 'Owns four 10 mm sockets.',
    },
  });
});

const emptyPerson = { photos: ['', 'identity.webp'], name: 'Sam', email: 'sam@example.com', birthday: '', phone: '', sex: '', bio: '' };

test.each<[string, Situation['user']]>([
  ['no record yet', { data: null, error: null }],
  ['none, said with 404', { data: undefined, error: http(404) }],
  ['only blanks', { data: { ...user, ...emptyProfile, name: ' ', email: '', bio: '\n', phone: ' ' }, error: null }],
])('%s: shows what the identity service knows', (_, query) => {
  expect(profileOf(query)).toEqual({ state: 'ready', person: emptyPerson });
});

test.each<[string, Situation['user'], object]>([
  ['pending', { data: undefined, error: null }, { state: 'loading' }],
  ['failed', { data: undefined, error: http(500) }, { state: 'failed', message: expect.stringMatching(/try again/) }],
  ['not refreshed', { data: user, error: http(500) }, { state: 'ready', stale: expect.stringMatching(/^Could not refresh\./) }],
])('%s', (_, query, expected) => {
  expect(profileOf(query)).toMatchObject(expected);
});

describe('the dialog', () => {
  const opened = toProfile(user, identity);
  const typed = { opened, draft: { ...opened, bio: 'Owns five.' } };

  test.each<[string, Partial<Situation>, object]>([
    ['closed', { typed: null }, { state: 'closed' }],
    [
      'closed once it is saved, which the page says',
      { mutation: { state: 'done' } },
      { state: 'saved', message: 'Your profile is saved.' },
    ],
    ['closed, and saved for somebody who has signed out', { isSignedIn: false, mutation: { state: 'done' } }, { state: 'closed' }],
    ['closed while something is saved, after coming back', { mutation: { state: 'sending' } }, { state: 'closed' }],
    ['open', { typed }, { state: 'editing', ...typed }],
    ['sending', { typed, mutation: { state: 'sending' } }, { state: 'saving', ...typed }],
    [
      'refused',
      { typed, mutation: { state: 'failed', error: http(403) } },
      { state: 'refused', message: expect.stringMatching(/^Your profile was not saved\. /), ...typed },
    ],
    [
      'refused with 401',
      { typed, mutation: { state: 'failed', error: http(401) } },
      { state: 'refused', message: expect.stringContaining(`${NO_USER}. `), ...typed },
    ],
    [
      'unanswered',
      { typed, mutation: { state: 'failed', error: unanswered() } },
      { state: 'unclear', message: expect.stringMatching(/It is safe to try again/), ...typed },
    ],
  ])('%s', (_, change, expected) => {
    expect(viewOf(change).editing).toEqual(expected);
  });

  test('after the session ended, shows nothing of the user but the draft', () => {
    const view = viewOf({ isSignedIn: false, typed, mutation: { state: 'sending' } });
    expect(view).toEqual({
      profile: { state: 'signedOut' },
      editing: { state: 'sessionEnded', message: NO_USER, loginHref: '/login', ...typed },
    });
  });
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(User), (row) => {
      const { profile } = viewOf({ user: { data: row, error: null } });
      expect(JSON.stringify(profile)).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
