import * as v from 'valibot';

/** The first answer to a POST with an Idempotency-Key. Its id names the operation, the caller and the key. */
export const StoredAnswer = v.object({
  _id: v.string(),
  /** The body that was sent, as JSON. */
  body: v.string(),
  /** The body of the answer, as JSON. */
  answer: v.string(),
});
