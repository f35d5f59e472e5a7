import { type Caller, type Run, callAndRecord } from '../run.ts';
import { type CheckRequests, invalidJson } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

/** Creates a review. No call removes one. */
async function createReview(run: Run, { email, token }: Caller): Promise<void> {
  const description = `Check ${run.runId}, please ignore.`;
  run.cleanup.reportLeftBehind(`the review '${description}'`);
  await callAndRecord(
    run,
    'createReview',
    { body: { description, name: 'Check', img: '', email } },
    { email, ...(token !== undefined && { token }) },
  );
  const { value } = await run.backend.call('listReviews', {});
  if (value?.some((one) => one.description === description) !== true)
    run.recorder.addDifference('createReview', 'the new review is not in the list');
}

const checkRequests = (): Partial<CheckRequests> => ({ createReview: invalidJson });

export const reviews: NounChecks = { checkPermanentWrites: { createReview }, checkRequests };
