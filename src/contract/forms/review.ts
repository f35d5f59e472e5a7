import * as v from 'valibot';
import { required } from './field.ts';

/** The review form (docs/spec.md#validation). The user types the description; the rest comes from the account. */
export const ReviewForm = v.object({
  description: required('Description is Required'),
  name: required('Name is Required'),
  img: required('Images is Required'),
  email: required('Email is Required'),
});
export type ReviewForm = v.InferOutput<typeof ReviewForm>;
