import * as v from 'valibot';
import { Email } from './email.ts';

/** Who wants a new password: the e-mail alone, by the rule of every e-mail field (docs/spec.md#validation). */
export const PasswordResetForm = v.object({ email: Email });
