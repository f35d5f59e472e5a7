import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ReviewForm as rules } from '#contract/forms/review.ts';
import type { ReviewFormView } from './reviewFormView.ts';

const resolve = valibotResolver(rules);

/** The form's state: the contract's rules over what is typed and what the account gives; the text told outwards at every change, and emptied once it is added. */
export function useReviewForm({ author, description, state }: ReviewFormView, onType: (description: string) => void) {
  const { name, photo: img, email } = author;
  const form = useForm({
    // The account's fields come from outside at every check: they may still be on their way when the form begins.
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
