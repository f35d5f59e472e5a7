import * as v from 'valibot';
import { Email } from '#contract/forms/email.ts';
import { Refusal } from '../refusal.ts';
import type { Resolver } from '../resolver.ts';
import { issueToken } from '../token.ts';

/** Accepts any email, as the documented call does, because a user who signs up is not in any table yet. */
export const login: Resolver<'login'> = async (_context, { body }) => {
  const email = v.safeParse(Email, body.email);
  if (!email.success) throw new Refusal(400, email.issues[0].message);
  return { accessToken: issueToken(email.output) };
};
