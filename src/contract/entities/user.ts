import * as v from 'valibot';
import { day, id, text } from '../read.ts';

/** The fields that users fill in themselves; '' if not set. `sex` is Male, Female or Common. */
export const Profile = v.object({ name: text, birthday: day, phone: text, sex: text, bio: text, photo: text });
export type Profile = v.InferOutput<typeof Profile>;

/** A user record (docs/spec.md#entities). `role` is 'admin' for administrators. */
export const User = v.object({ _id: id, email: text, ...Profile.entries, role: text });
export type User = v.InferOutput<typeof User>;

/** The body of PUT /create-user/{email}. Only the fields that are set change. */
export const UserChange = v.partial(v.object({ ...Profile.entries, email: text }));
