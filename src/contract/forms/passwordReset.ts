import * as v from 'valibot';
import { TypedEmail } from './email.ts';

/** The password-reset form: only an email, validated like every email field (docs/spec.md#validation). */
export const PasswordResetForm = v.object({ email: TypedEmail });
