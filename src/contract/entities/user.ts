import * as v from 'valibot';
import { day, id, text } from '../read.ts';

/** What a person tells of themselves; sex is Male, Female or Common, '' when not told. */
const profile = { name: text, birthday: day, phone: text, sex: text, bio: text, photo: text };

/** A user record (docs/spec.md#entities): `role` is 'admin' for administrators. */
export const User = v.object({ _id: id, email: text, ...profile, role: text });
export type User = v.InferOutput<typeof User>;

/** What of it the person can change; '' is what they have not told. */
export type Profile = Pick<User, keyof typeof profile>;

/** What PUT /create-user/{email} sends: only the fields that are set change. */
export const UserChange = v.partial(v.object({ ...profile, email: text }));
