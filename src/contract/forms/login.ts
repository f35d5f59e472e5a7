import * as v from 'valibot';
import { Email } from './email.ts';

/** SPEC §9. */
export const PASSWORD_MINIMUM = 6;

/** A password field (SPEC §5): taken as typed, blanks included. */
const Password = v.pipe(
  v.string('Password is Required'),
  v.nonEmpty('Password is Required'),
  v.minLength(PASSWORD_MINIMUM, 'Must be 6 characters or longer'),
);

/** The login form (SPEC §5). */
export const LoginForm = v.object({ email: Email, password: Password });
export type LoginForm = v.InferOutput<typeof LoginForm>;
