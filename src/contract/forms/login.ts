import * as v from 'valibot';
import { PASSWORD_REQUIRED, PASSWORD_SHORT } from '../texts.ts';
import { TypedEmail } from './email.ts';

/** The minimum length of a password (docs/spec.md#constants). */
export const PASSWORD_MINIMUM = 6;

/** A password field (docs/spec.md#validation). Does not trim the value. */
const Password = v.pipe(v.string(PASSWORD_REQUIRED), v.nonEmpty(PASSWORD_REQUIRED), v.minLength(PASSWORD_MINIMUM, PASSWORD_SHORT));

/** The login form (docs/spec.md#validation). */
export const LoginForm = v.object({ email: TypedEmail, password: Password });
export type LoginForm = v.InferOutput<typeof LoginForm>;
