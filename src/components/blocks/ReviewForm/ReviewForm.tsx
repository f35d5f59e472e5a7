import type { ReviewForm as Review } from '#contract/forms/review.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ReadOnlyField } from '../../primitives/ReadOnlyField/ReadOnlyField.tsx';
import { TextAreaField } from '../../primitives/TextAreaField/TextAreaField.tsx';
import * as css from './ReviewForm.css.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import type { ReviewFormView } from './reviewFormView.ts';
import { useReviewForm } from './useReviewForm.ts';

export interface ReviewFormProps {
  view: ReviewFormView;
  /** Called with a valid review; never while another is being sent. */
  onSubmit: (review: Review) => void;
  /** Called with the description on every change. */
  onType: (description: string) => void;
}

/**
 * Writes a review (docs/spec.md#write-a-review, docs/spec.md#validation). Keep it mounted in all states, because it holds what was typed.
 */
export function ReviewForm({ view, onSubmit, onType }: ReviewFormProps) {
  const { register, handleSubmit, formState } = useReviewForm(view, onType);
  const { errors } = formState;
  const { name, photo, email } = view.author;
  const isSending = view.state === 'sending';
  const submit = handleSubmit((review) => {
    if (!isSending) onSubmit(review);
  });
  return (
    <Card padding="large">
      <form className={css.form} noValidate aria-label="Review" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="Description"
          rows={5}
          dir="auto"
          readOnly={isSending}
          error={errors.description?.message}
          {...register('description')}
        />
        <div className={css.account}>
          <ReadOnlyField label="Images" value={<Avatar photo={photo} name={name} size="large" />} error={errors.img?.message} />
          <div className={css.lines}>
            <ReadOnlyField label="Name" value={name} error={errors.name?.message} />
            <ReadOnlyField label="Email" hint="Never shown with your review." value={email} error={errors.email?.message} />
          </div>
        </div>
        <div className={css.notices}>
          <ReviewNotice view={view} />
        </div>
        <div className={css.actions}>
          <Button type="submit" tone="accent" size="large" state={isSending ? 'busy' : 'ready'}>
            ADD
          </Button>
        </div>
      </form>
    </Card>
  );
}
