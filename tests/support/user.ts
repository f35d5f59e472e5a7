import * as v from 'valibot';
import { User } from '#contract/entities/user.ts';

/** A user record with the given fields. All others have the contract's defaults. */
export const userOf = (user: Partial<User> & { _id: string }): User => v.parse(User, user);
