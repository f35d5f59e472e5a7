import { expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { User } from '#contract/entities/user.ts';
import { emptyProfile } from '#contract/forms/profile.ts';
import { http } from '#tests/support/fakeShop.ts';
import { toAddReviewView, toAuthor } from './connect.ts';

const identity = { email: 'sam@example.com', displayName: 'Sam', photoURL: 'i.webp' };
const profile: User = {
  ...emptyProfile,
  _id: 'u1',
  email: 'other@example.com',
  name: 'Sam Carter',
  photo: 'p.webp',
  role: '',
};

test("prefers the profile to the identity, field by field, but always has the signed-in user's email", () => {
  expect(toAuthor(identity, profile)).toEqual({ name: 'Sam Carter', photo: 'p.webp', email: 'sam@example.com' });
  expect(toAuthor(identity, { ...profile, name: ' ' })).toMatchObject({ name: 'Sam', photo: 'p.webp' });
  expect(toAuthor(identity, { ...profile, photo: '' })).toMatchObject({ name: 'Sam Carter', photo: 'i.webp' });
});

test.each([undefined, null])('without a profile (%s), uses the identity', (none) => {
  expect(toAuthor(identity, none)).toEqual({ name: 'Sam', photo: 'i.webp', email: 'sam@example.com' });
});

test('uses a default name and picture for an account without them, and never the email as a name', () => {
  expect(toAuthor({ ...identity, displayName: '', photoURL: ' ' }, null)).toEqual({
    name: 'Customer',
    photo: 'pictures/1f9d1-200d-1f527.webp',
    email: 'sam@example.com',
  });
});

const contents = { author: toAuthor(identity, null), description: 'It turns.' };
const view = (error: Error) => toAddReviewView({ state: 'failed', error }, contents);

test('writing, sending, added', () => {
  expect((['resting', 'sending', 'done'] as const).map((state) => toAddReviewView({ state }, contents))).toEqual([
    { state: 'editing', ...contents },
    { state: 'sending', ...contents },
    { state: 'added', reviewsHref: '/showAllReview', ...contents },
  ]);
});

test('refused: says why', () => {
  expect(view(http(403))).toEqual({
    state: 'refused',
    message: 'Your account is not allowed to do this. Sign in with another account.',
    ...contents,
  });
});

test('offline: says that it needs a connection', () => {
  expect(view(new ApiError('offline', { message: 'x' }))).toMatchObject({
    state: 'refused',
    message: expect.stringContaining('needs a connection'),
  });
});

test.each([
  ['no response in time', new ApiError('timeout', { message: 'x', ambiguous: true })],
  ['cut off', new ApiError('offline', { message: 'x', ambiguous: true })],
  ['500', new ApiError('http', { message: 'x', status: 500, ambiguous: true })],
  ['an unknown error', new Error('x')],
])('unconfirmed (%s): links to the reviews', (_, error) => {
  expect(view(error)).toEqual({ state: 'unconfirmed', reviewsHref: '/showAllReview', ...contents });
});
