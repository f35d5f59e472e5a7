import * as v from 'valibot';
import { id, text } from '../read.ts';

const reviewFields = { description: text, name: text, img: text, email: text };

/** A customer's review (docs/spec.md#entities). Its email is never shown. */
export const Review = v.object({ _id: id, ...reviewFields });
export type Review = v.InferOutput<typeof Review>;

/** The body of POST /review. */
export const NewReview = v.object(reviewFields);
