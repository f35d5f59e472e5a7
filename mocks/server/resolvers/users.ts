import * as v from 'valibot';
import { User } from '#contract/entities/user.ts';
import { Email } from '#contract/forms/email.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { WorldView } from '../../store/transaction.ts';
import { requireOwner } from '../access.ts';
import { HttpError } from '../httpError.ts';
import { optionalProof, requireProof } from '../loginProof.ts';
import type { Resolver } from '../resolver.ts';
import { issueToken } from '../token.ts';

const find = (view: WorldView, email: string): User | undefined => view.all('users').find((user) => sameEmail(user.email, email));

/** Drops the fields that were not sent. */
const given = (sent: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined));

/**
 * Accepts any email, as the documented call does, because a user who signs up is not in any table yet. With an ID token, it must be the
 * token's (docs/product-rules.md#login-proof).
 */
export const login: Resolver<'login'> = async ({ loginProof = optionalProof, authorization = null }, { body }) => {
  const email = v.safeParse(Email, body.email);
  if (!email.success) throw new HttpError(400, email.issues[0].message);
  requireProof(loginProof, authorization, email.output);
  return { accessToken: issueToken(email.output) };
};

/** Creates or updates a user with the fields that were sent. The email is always the path's, and the role cannot be set. */
export const saveUser: Resolver<'saveUser'> = ({ world, caller }, { email, body: { email: _sent, ...sent } }) =>
  world.write((transaction) => {
    requireOwner(caller, email);
    const found = find(transaction, email);
    const user = found ?? v.parse(User, { _id: transaction.newId(), email });
    transaction.put('users', { ...user, ...given(sent) });
    const created = found === undefined;
    return { acknowledged: true, matchedCount: created ? 0 : 1, upsertedId: created ? user._id : null };
  });

export const getUser: Resolver<'getUser'> = ({ world, caller }, { email }) =>
  world.read((view) => {
    requireOwner(caller, email);
    return find(view, email) ?? null;
  });

export const listUsers: Resolver<'listUsers'> = ({ world }) => world.read((view) => [...view.all('users')]);

export const checkAdmin: Resolver<'checkAdmin'> = ({ world, caller }, { email }) =>
  world.read((view) => {
    requireOwner(caller, email);
    return { admin: find(view, email)?.role === 'admin' };
  });

/** Changes nothing for an administrator or an unknown user. */
export const makeAdmin: Resolver<'makeAdmin'> = ({ world }, { email }) =>
  world.write((transaction) => {
    const user = find(transaction, email);
    if (user === undefined || user.role === 'admin') return { modifiedCount: 0 };
    transaction.put('users', { ...user, role: 'admin' });
    return { modifiedCount: 1 };
  });
