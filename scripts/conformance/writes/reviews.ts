import type { Review } from '#contract/entities/review.ts';
import { type TrackedRecords, createdNothing } from '../cleanup.ts';
import { LONG_TEXT, WORDS, inspectCreation, isMarked } from '../records.ts';
import { type Caller, type Run, callAndRecord } from '../run.ts';
import { type CheckRequest, type CheckRequests, invalidJson, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

const newReview = (marker: string, email: string) => ({
  description: `${marker}${LONG_TEXT}`,
  name: `Check: ${WORDS}`,
  img: '',
  email,
});

/** Creates a review. No call removes one. */
async function createReview(run: Run, shopper: Caller): Promise<void> {
  const marker = `Check ${run.runId}, please ignore.`;
  const sent = newReview(marker, shopper.email);
  run.cleanup.reportLeftBehind(`the review '${marker}'`);
  const response = await callAndRecord(run, 'createReview', { body: sent }, shopper);
  const list = await run.backend.call('listReviews', {});
  const created = list.value?.filter(({ description }) => isMarked(description, marker)) ?? [];
  if (created.length === 0) return run.recorder.addDifference('createReview', 'the new review is not in the list');
  inspectCreation(run, 'createReview', { sent, response, created, list });
}

/** Reports a review that a careless backend accepts, because no call removes it. */
const trackReview = ({ cleanup }: Run, marker: string): TrackedRecords<Review> => ({
  findRecords: async (response) => {
    if (!createdNothing(response)) cleanup.reportLeftBehind(`the review '${marker}'`);
    return [];
  },
  removeRecords: async () => {},
});

/** With --keep createReview, a valid review, because many backends check the body before the caller. */
function createReviewRequest(run: Run): CheckRequest {
  const { shopper, options, runId } = run;
  if (!options.keep.includes('createReview') || shopper === undefined) return invalidJson;
  const marker = `Check ${runId} of its security, please ignore.`;
  return { ...requestFor('createReview', { body: newReview(marker, shopper.email) }, false), track: () => trackReview(run, marker) };
}

const checkRequests = (run: Run): Partial<CheckRequests> => ({ createReview: createReviewRequest(run) });

export const reviews: NounChecks = { checkPermanentWrites: { createReview }, checkRequests };
