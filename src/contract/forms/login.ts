import * as v from 'valibot';
import { Email } from './email.ts';

/** The minimum length of a password (docs/spec.md#constants). */
export const PASSWORD_MINIMUM = 6;

/** A password field (docs/spec.md#validation). Does not trim the value. */
const Password = v.pipe(
  v.string('Password is Required'),
  v.nonEmpty('Password is Required'),
  v.minLength(PASSWORD_MINIMUM, 'Must be 6 characters or longer'),
);

/** The login form (docs/spec.md#validation). */
export const LoginForm = v.object({ email: Email, password: Password });
export type LoginForm = v.InferOutput<typeof LoginForm>;
