import type { Identity } from '#contract/entities/identity.ts';
import type { User } from '#contract/entities/user.ts';
import type { ReviewAuthor } from '#components/blocks/ReviewForm/ReviewForm.tsx';
import { DEFAULT_PERSON } from '#components/primitives/Avatar/defaultPerson.ts';
import type { AddReviewView } from '#components/screens/account/AddReviewScreen/AddReviewScreen.tsx';
import { failureOf } from '#machines/failure.ts';
import { REVIEWS_PATH } from '../../../navigation/paths.ts';
import type { MutationState } from '../../../runtime/useApiMutation.ts';
import { sentenceOfFailure } from '../../../messages/failureSentences.ts';

/** The author's name for an account without one. The form requires a name, and an email must never be shown. */
const DEFAULT_NAME = 'Customer';

const firstOf = (texts: (string | undefined)[], otherwise: string): string =>
  texts.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? otherwise;

/**
 * Returns the author, with name and picture from the profile, else from the identity, else a placeholder. The profile may be loading or
 * unavailable.
 */
export const toAuthor = ({ email, displayName, photoURL }: Identity, profile: User | null | undefined): ReviewAuthor => ({
  name: firstOf([profile?.name, displayName], DEFAULT_NAME),
  photo: firstOf([profile?.photo, photoURL], DEFAULT_PERSON),
  email,
});

const OFFLINE = 'Adding a review needs a connection. Your text stays here: try again when you are back online.';

/** Converts the state of the review's mutation to the form's view. */
export function toAddReviewView(mutation: MutationState, contents: Pick<AddReviewView, 'author' | 'description'>): AddReviewView {
  switch (mutation.state) {
    case 'resting':
      return { state: 'editing', ...contents };
    case 'sending':
      return { state: 'sending', ...contents };
    case 'done':
      return { state: 'added', reviewsHref: REVIEWS_PATH, ...contents };
    case 'failed': {
      const failure = failureOf(mutation.error);
      if (failure.isAmbiguous) return { state: 'unconfirmed', reviewsHref: REVIEWS_PATH, ...contents };
      return { state: 'refused', message: failure.kind === 'offline' ? OFFLINE : sentenceOfFailure(failure), ...contents };
    }
    default:
      return mutation satisfies never;
  }
}
