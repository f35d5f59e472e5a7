import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { wholeWords } from '../../theme/wholeWords.css.ts';
import * as css from './ReviewCard.css.ts';

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
  /** `excerpt` cuts a long text after some lines, `full` never does. @default 'full' */
  extent?: 'excerpt' | 'full';
}

/** One customer's review. Use ReviewEntry in the list of all reviews. */
export function ReviewCard({ review, extent = 'full' }: ReviewCardProps) {
  return (
    <Card as="figure">
      <blockquote className={css.text[extent]} dir="auto">
        {review.text}
      </blockquote>
      <figcaption className={css.writer}>
        <Avatar photo={review.photo} name="" size="medium" />
        <Heading level={3} size={4}>
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
      <div className={css.text.full}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
      <div className={css.writer}>
        <Skeleton shape="face" />
        <div className={wholeWords}>
          <Skeleton shape="text" />
        </div>
      </div>
    </Card>
  );
}
