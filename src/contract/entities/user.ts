import * as v from 'valibot';
import { day, id, text } from '../read.ts';

/** The fields that users fill in themselves; '' if not set. `sex` is Male, Female or Common. */
const profile = { name: text, birthday: day, phone: text, sex: text, bio: text, photo: text };

/** A user record (docs/spec.md#entities). `role` is 'admin' for administrators. */
export const User = v.object({ _id: id, email: text, ...profile, role: text });
export type User = v.InferOutput<typeof User>;

/** The fields that the user can change; '' if not set. */
export type Profile = Pick<User, keyof typeof profile>;

/** The body of PUT /create-user/{email}: only the fields that are set change. */
export const UserChange = v.partial(v.object({ ...profile, email: text }));
