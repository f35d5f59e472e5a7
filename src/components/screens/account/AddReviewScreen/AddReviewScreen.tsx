'use client';

import { use } from 'react';
import type { ReviewForm as Review } from '#contract/forms/review.ts';
import { ADD_REVIEW } from '#contract/texts.ts';
import { ReviewForm, type ReviewFormView } from '../../../blocks/ReviewForm/ReviewForm.tsx';
import { PageHeading, PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { levels } from './AddReviewScreen.css.ts';

/** The states of the review form. */
export type AddReviewView = ReviewFormView;

export interface AddReviewScreenProps {
  view: AddReviewView;
  /** Called with a valid review, never while another is being sent. */
  onSubmit: (review: Review) => void;
  /** Called with the description whenever it changes. */
  onType: (description: string) => void;
}

/** Adds a review (docs/spec.md#write-a-review). It is a page of its own or inside the dashboard. */
export function AddReviewScreen({ view, onSubmit, onType }: AddReviewScreenProps) {
  return (
    <div className={levels[use(PageLevel)]} data-state={view.state}>
      <Stack gap="xsmall">
        <PageHeading>{ADD_REVIEW}</PageHeading>
        <Text tone="muted">How did it hold up? Honest criticism helps, too.</Text>
      </Stack>
      <ReviewForm view={view} onSubmit={onSubmit} onType={onType} />
    </div>
  );
}
