'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ReviewForm as rules, type ReviewForm as Review } from '#contract/forms/review.ts';
import { ADD, DESCRIPTION, EMAIL, IMAGES, NAME } from '#contract/texts.ts';
import { resolverOf } from '../../resolverOf.ts';
import { useReportedValues } from '../../useReportedValues.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ReadOnlyField } from '../../primitives/ReadOnlyField/ReadOnlyField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextAreaField } from '../../primitives/TextAreaField/TextAreaField.tsx';
import { actions } from '../formEnd.css.ts';
import * as css from './ReviewForm.css.ts';

/** The data that a review takes from the account. It cannot be changed in the form. */
export interface ReviewAuthor {
  name: string;
  /** The address of the photo; the default person's if the account has none. */
  photo: string;
  email: string;
}

interface Contents {
  author: ReviewAuthor;
  /** The initial value. Afterwards the form itself keeps what is typed. */
  description: string;
}

/** The states of the review form. Each one carries the whole form, so that no text is lost between them. */
export type ReviewFormView =
  | ({ state: 'editing' } & Contents)
  | ({ state: 'sending' } & Contents)
  | ({ state: 'added'; reviewsHref: string } & Contents)
  | ({
      state: 'refused';
      /** Tells the customer why the review was not added. */
      message: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** The link to the list that shows if the review arrived. */
      reviewsHref: string;
    } & Contents);

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
      <Form className={css.form} aria-label="Review" readOnly={isSending} onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={DESCRIPTION}
          rows={5}
          dir="auto"
          readOnly={isSending}
          error={errors.description?.message}
          {...register('description')}
        />
        <div className={css.account}>
          <ReadOnlyField label={IMAGES} value={<Avatar photo={photo} name={name} size="large" />} error={errors.img?.message} />
          <Stack gap="gutter">
            <ReadOnlyField label={NAME} value={name} error={errors.name?.message} />
            <ReadOnlyField label={EMAIL} hint="Never shown with your review." value={email} error={errors.email?.message} />
          </Stack>
        </div>
        <div>
          <ReviewNotice view={view} />
        </div>
        <div className={actions}>
          <Button type="submit" tone="accent" size="large" state={isSending ? 'busy' : 'ready'}>
            {ADD}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Shows the result of the last submit; nothing while the review is edited or sent. */
function ReviewNotice({ view }: { view: ReviewFormView }) {
  switch (view.state) {
    case 'editing':
    case 'sending':
      return null;
    case 'added':
      return (
        <Notice tone="good" title="Your review was added" action={<ReviewsLink href={view.reviewsHref} />}>
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
          The shop did not answer. Check the reviews before you send it again. Your text stays here.
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

const resolve = resolverOf(rules);

/**
 * Sets up the form: validates what is typed and the account's data with the contract's rules, reports the text on every change, and clears
 * it once the review is added.
 */
function useReviewForm({ author, description, state }: ReviewFormView, onType: (description: string) => void) {
  const { name, photo: img, email } = author;
  const form = useForm({
    // Reads the account's data at every validation, because it may still be loading when the form mounts.
    resolver: (typed, ...rest) => resolve({ ...typed, name, img, email }, ...rest),
    defaultValues: { description, name, img, email },
  });
  const { subscribe, reset } = form;

  useReportedValues(subscribe, ({ description: typed }) => onType(typed));

  useEffect(() => {
    if (state === 'added') reset({ description: '' });
  }, [state, reset]);

  return form;
}
