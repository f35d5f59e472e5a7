import * as v from 'valibot';
import { User } from '#contract/entities/user.ts';

/** A user record of a test: nobody has told anything but what is given. */
export const userOf = (user: Partial<User> & { _id: string }): User => v.parse(User, user);
