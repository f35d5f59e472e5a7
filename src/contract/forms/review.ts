import * as v from 'valibot';
import { DESCRIPTION_REQUIRED, EMAIL_REQUIRED, IMAGES_REQUIRED, NAME_REQUIRED } from '../texts.ts';
import { required } from './field.ts';

/** The review form (docs/spec.md#validation). The user types the description; the rest comes from the account. */
export const ReviewForm = v.object({
  description: required(DESCRIPTION_REQUIRED),
  name: required(NAME_REQUIRED),
  img: required(IMAGES_REQUIRED),
  email: required(EMAIL_REQUIRED),
});
export type ReviewForm = v.InferOutput<typeof ReviewForm>;
