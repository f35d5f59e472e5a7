import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#contract/entities/user.ts';
import { profileForm } from '#contract/forms/profile.ts';
import { useSafePicture } from '../../primitives/Picture/useSafePicture.ts';
import type { ProfileFormProps } from './ProfileForm.tsx';

/** A day that was begun and not finished reads as empty, which would silently keep the old one. */
const isHalfTyped = (form: unknown): boolean => {
  const day = form instanceof HTMLFormElement ? form.elements.namedItem('birthday') : null;
  return day instanceof HTMLInputElement && day.validity.badInput;
};

/** The form's state: the contract's rules, and what is typed told outwards at every change. */
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
