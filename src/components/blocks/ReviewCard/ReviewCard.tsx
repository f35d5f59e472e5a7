import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './ReviewCard.css.ts';
import { ReviewTextSkeleton, WriterSkeleton } from './textSkeletons.tsx';

/** The data of a ReviewCard. It never contains the author's email (docs/product-rules.md#review-cards). */
export interface ReviewCardView {
  id: string;
  name: string;
  /** The address of the author's photo. If it is '' or broken, the default person is shown. */
  photo: string;
  text: string;
}

export interface ReviewCardProps {
  review: ReviewCardView;
}

/** One customer's review, cut after some lines so that it does not stretch the row of cards beside it. Use ReviewEntry for the full text. */
export function ReviewCard({ review }: ReviewCardProps) {
  return (
    <Card as="figure">
      <blockquote className={css.excerpt} dir="auto">
        {review.text}
      </blockquote>
      <figcaption className={css.writer}>
        <Avatar photo={review.photo} name="" size="medium" />
        <Heading level={3} size={4} dir="auto">
          {review.name}
        </Heading>
      </figcaption>
    </Card>
  );
}

/** Placeholder for a ReviewCard while it loads, as tall as a review of five lines. */
export function ReviewCardSkeleton() {
  return (
    <Card>
      <div className={css.text}>
        <ReviewTextSkeleton />
      </div>
      <div className={css.writer}>
        <WriterSkeleton />
      </div>
    </Card>
  );
}
