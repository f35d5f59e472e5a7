'use client';

import { READ_MORE } from '#contract/texts.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ReadMore } from '../../primitives/ReadMore/ReadMore.tsx';
import { useExcerpt } from '../../primitives/ReadMore/useExcerpt.ts';
import { wholeWords } from '../../theme/text.css.ts';
import type { ReviewCardView } from '../ReviewCard/ReviewCard.tsx';
import { ReviewTextSkeleton, WriterSkeleton } from '../ReviewCard/textSkeletons.tsx';
import * as css from './ReviewEntry.css.ts';

export interface ReviewEntryProps {
  review: ReviewCardView;
}

/**
 * One customer's review in full, in the list of all reviews. A text much longer than the others opens in place. Use ReviewCard for an
 * excerpt.
 */
export function ReviewEntry({ review }: ReviewEntryProps) {
  const excerpt = useExcerpt();
  return (
    <Card as="figure" padding="none">
      <div className={css.inside}>
        <blockquote>
          <p {...excerpt.text} className={css.content[excerpt.isOpen ? 'open' : 'closed']} dir="auto">
            {review.text}
          </p>
        </blockquote>
        <div className={css.more}>
          <ReadMore label={READ_MORE} excerpt={excerpt} about={`by ${review.name}`} />
        </div>
        <figcaption className={css.writer}>
          <Avatar photo={review.photo} name="" size="medium" />
          <div className={wholeWords}>
            <Heading level={2} size={4} dir="auto">
              {review.name}
            </Heading>
          </div>
        </figcaption>
      </div>
    </Card>
  );
}

/** Placeholder for a ReviewEntry while it loads, as tall as a review of five lines. */
export function ReviewEntrySkeleton() {
  return (
    <Card padding="none">
      <div className={css.inside}>
        <div className={css.writer}>
          <WriterSkeleton />
        </div>
        <div className={css.content.open}>
          <ReviewTextSkeleton />
        </div>
      </div>
    </Card>
  );
}
