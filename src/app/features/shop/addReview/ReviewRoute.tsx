import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Identity } from '#contract/entities/identity.ts';
import { AddReviewScreen } from '#components/screens/account/AddReviewScreen/AddReviewScreen.tsx';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import { useAskBeforeLeaving } from '../../../navigation/useAskBeforeLeaving.ts';
import { read } from '../../../queries/read.ts';
import { useWrite } from '../../../runtime/useApiMutation.ts';
import { useServices } from '../../../services/services.ts';
import { REVIEWED } from '../../../messages/documented.ts';
import { useToasts } from '../../../runtime/toasts/ToastsProvider.ts';
import { toAddReviewView, toAuthor } from './connect.ts';
import { useReviewDraft } from './useReviewDraft.ts';

/** /addAReview and /dashboard/review: adds a review, which home and the list show at once. */
export function ReviewRoute({ identity }: { identity: Identity }) {
  const { email } = identity;
  const { api } = useServices();
  const toasts = useToasts();
  const queries = useQueryClient();
  const profile = useQuery(read(api, 'getUser', { email }));
  const draft = useReviewDraft(email);
  const { write, send, reset } = useWrite('createReview', {
    owner: email,
    changes: ['listReviews'],
    failed: 'Your review was not added. What you wrote is kept.',
    onDone: ({ body }) => {
      draft.dropSent(body.description);
      toasts.add({ tone: 'good', text: REVIEWED });
      // Prefetch, so that the list shows the review at once.
      void queries.prefetchQuery(read(api, 'listReviews', {}));
    },
  });
  const view = toAddReviewView(write, { author: toAuthor(identity, profile.data), description: draft.initial });
  // While it is pending or unconfirmed, the page may be left without asking: the text stays in the tab.
  const isUnsent = draft.text.trim() !== '' && view.state !== 'sending' && view.state !== 'unconfirmed';
  useAskBeforeLeaving(isUnsent, draft.drop);
  return (
    <>
      <PageTitle>Add a Review</PageTitle>
      <AddReviewScreen
        view={view}
        onSubmit={(body) => send({ body })}
        onType={(description) => {
          draft.keep(description);
          if (write.state === 'done' && description !== '') reset();
        }}
      />
    </>
  );
}
