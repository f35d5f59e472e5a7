import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './ReviewCard.css.ts';

/** A customer's review as its card shows it; it has no place for the e-mail (docs/product-rules.md#review-cards). */
export interface ReviewCardView {
  id: string;
  name: string;
  /** Address of the writer's picture; '' or broken shows the default person. */
  photo: string;
  text: string;
}

export interface ReviewCardProps {
  review: ReviewCardView;
  /** `excerpt` ends a long text after some lines, `full` never does. @default 'full' */
  extent?: 'excerpt' | 'full';
}

/** What one customer says. */
export function ReviewCard({ review, extent = 'full' }: ReviewCardProps) {
  return (
    <Card as="figure">
      <blockquote className={css.words[extent]} dir="auto">
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
