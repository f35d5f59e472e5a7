import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#contract/entities/user.ts';
import { profileForm } from '#contract/forms/profile.ts';
import { useSafePicture } from '../../primitives/Picture/useSafePicture.ts';
import type { ProfileFormProps } from './ProfileForm.tsx';

/** Detects a half-typed date. Its value is empty, which would silently keep the old date. */
const isHalfTyped = (form: unknown): boolean => {
  const day = form instanceof HTMLFormElement ? form.elements.namedItem('birthday') : null;
  return day instanceof HTMLInputElement && day.validity.badInput;
};

/** Sets up the form: validates with the contract's rules, and reports the draft on every change. */
export function useProfileForm({ view, state, today, onSubmit, onDraftChange }: ProfileFormProps) {
  const toSafe = useSafePicture();
  const rules = profileForm({ opened: view.opened, today, canShow: (address) => toSafe(address) !== null });
  const form = useForm<Profile, unknown, Profile>({ resolver: valibotResolver(rules), defaultValues: view.draft });
  const { subscribe, setError, handleSubmit } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onDraftChange(values) }), [subscribe, onDraftChange]);
  const submit = handleSubmit((profile, event) => {
    if (isHalfTyped(event?.target)) setError('birthday', { message: 'Choose a day of the calendar' }, { shouldFocus: true });
    else if (state === 'ready') onSubmit(profile);
  });
  return { ...form, submit };
}
