import * as v from 'valibot';
import { NAME_REQUIRED } from '../texts.ts';
import { required } from './field.ts';
import { LoginForm } from './login.ts';

/** The sign-up form (docs/spec.md#validation): a name and the login credentials. */
export const SignUpForm = v.object({ name: required(NAME_REQUIRED), ...LoginForm.entries });
export type SignUpForm = v.InferOutput<typeof SignUpForm>;
