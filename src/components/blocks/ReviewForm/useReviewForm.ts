import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ReviewForm as rules } from '#contract/forms/review.ts';
import type { ReviewFormView } from './reviewFormView.ts';

const resolve = valibotResolver(rules);

/**
 * Sets up the form: validates what is typed and the account's data with the contract's rules, reports the text on every change, and clears
 * it once the review is added.
 */
export function useReviewForm({ author, description, state }: ReviewFormView, onType: (description: string) => void) {
  const { name, photo: img, email } = author;
  const form = useForm({
    // Reads the account's data at every validation, because it may still be loading when the form mounts.
    resolver: (typed, ...rest) => resolve({ ...typed, name, img, email }, ...rest),
    defaultValues: { description, name, img, email },
  });
  const { subscribe, reset } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values.description) }), [subscribe, onType]);

  useEffect(() => {
    if (state === 'added') reset({ description: '' });
  }, [state, reset]);

  return form;
}
