import * as v from 'valibot';
import { required } from './field.ts';
import { LoginForm } from './login.ts';

/** The sign-up form (docs/spec.md#validation): a name and the login credentials. */
export const SignUpForm = v.object({ name: required('Name is Required'), ...LoginForm.entries });
export type SignUpForm = v.InferOutput<typeof SignUpForm>;
