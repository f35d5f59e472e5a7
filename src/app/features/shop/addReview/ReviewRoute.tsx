import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REVIEWED } from '#contract/texts.ts';
import { AddReviewScreen } from '#components/screens/account/AddReviewScreen/AddReviewScreen.tsx';
import { useAskBeforeLeaving } from '../../../navigation/useAskBeforeLeaving.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useApiMutation } from '../../../runtime/useApiMutation.ts';
import { useServices } from '../../../services/services.ts';
import { useToasts } from '../../../runtime/toasts/toastStore.ts';
import { toAddReviewView, toAuthor } from './connect.ts';
import { readDraft } from '../../../runtime/drafts.ts';
import { type DraftForm, useDraft } from '../../../runtime/useDraft.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

const empty = { description: '' };

const reviewForm: DraftForm<typeof empty> = {
  form: 'review',
  read: (platform, owner) => readDraft(platform, owner, empty),
  isTyped: ({ description }) => description.trim() !== '',
};

/** /addAReview and /dashboard/review: adds a review, which the home page and the list of reviews show at once. */
export function ReviewRoute() {
  const identity = useIdentity();
  const { email } = identity;
  const { api } = useServices();
  const toasts = useToasts();
  const queries = useQueryClient();
  const profile = useQuery(operationQuery(api, 'getUser', { email }));
  const draft = useDraft(reviewForm, email);
  const { mutation, send, reset } = useApiMutation('createReview', {
    owner: email,
    changes: ['listReviews'],
    failureToast: 'Your review was not added. What you wrote is kept.',
    onDone: ({ body }) => {
      // The text may have changed since it was sent.
      if (draft.read().description.trim() === body.description) draft.clear();
      toasts.add({ tone: 'good', text: REVIEWED });
      // Prefetch, so that the list shows the review at once.
      void queries.prefetchQuery(operationQuery(api, 'listReviews', {}));
    },
  });
  const view = toAddReviewView(mutation, { author: toAuthor(identity, profile.data), description: draft.initial.description });
  // Do not ask while the review is pending or unconfirmed: the text stays in the tab.
  const isUnsent = draft.isTyped && view.state !== 'sending' && view.state !== 'unconfirmed';
  useAskBeforeLeaving(isUnsent, draft.clear);
  return (
    <AddReviewScreen
      view={view}
      onSubmit={(body) => send({ body })}
      onType={(description) => {
        draft.save({ description });
        if (mutation.state === 'done' && description !== '') reset();
      }}
    />
  );
}
