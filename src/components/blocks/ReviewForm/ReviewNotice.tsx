import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { ReviewFormView } from './reviewFormView.ts';

/** Shows the result of the last submit; nothing while the review is edited or sent. */
export function ReviewNotice({ view }: { view: ReviewFormView }) {
  switch (view.state) {
    case 'editing':
    case 'sending':
      return null;
    case 'added':
      return (
        <Notice tone="good" title="Your review is among the others" action={<ReviewsLink href={view.reviewsHref} />}>
          Thank you. Everybody can read it now.
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="critical" title="Your review was not added">
          {view.message}
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice tone="critical" title="We cannot tell whether your review arrived" action={<ReviewsLink href={view.reviewsHref} />}>
          The shop did not answer. Look among the reviews before you send it again: your text stays here meanwhile.
        </Notice>
      );
    default:
      return view satisfies never;
  }
}

const ReviewsLink = ({ href }: { href: string }) => (
  <ButtonLink href={href} size="small">
    See the reviews
  </ButtonLink>
);
