'use client';

import { useForm } from 'react-hook-form';
import type { Profile } from '#contract/entities/user.ts';
import { profileForm, SEXES } from '#contract/forms/profile.ts';
import { BIO, CONTACT, DATE_OF_BIRTH, FULL_NAME, PICTURE_LINK, SEX } from '#contract/texts.ts';
import { resolverOf } from '../../resolverOf.ts';
import { useReportedValues } from '../../useReportedValues.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useSafePicture } from '../../primitives/Picture/usePicture.ts';
import { ReadOnlyField } from '../../primitives/ReadOnlyField/ReadOnlyField.tsx';
import { SelectField, type SelectOption } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextAreaField } from '../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './ProfileForm.css.ts';

/** The data of a ProfileForm. */
export interface ProfileFormView {
  /** The profile as it was when the form was opened. An empty field keeps this value. */
  opened: Profile;
  /** The initial values: `opened`, or what was typed before. */
  draft: Profile;
}

export interface ProfileFormProps {
  /** Lets a button outside the form submit it, such as one in a dialog's footer. */
  id: string;
  view: ProfileFormView;
  /** `readOnly` while the profile is being sent: the fields are read-only and a submit is ignored. */
  state: 'ready' | 'readOnly';
  /** Returns the user's calendar day as YYYY-MM-DD. Called at every validation. */
  today: () => string;
  /** Called with the valid values, trimmed. */
  onSubmit: (typed: Profile) => void;
  onDraftChange: (draft: Profile) => void;
}

/** Edits the user's profile (docs/spec.md#profile). Keep it mounted after a failed save, because it holds what was typed. */
export function ProfileForm(props: ProfileFormProps) {
  const { id, view, state, today } = props;
  const { register, submit, getValues, formState } = useProfileForm(props);
  const { errors } = formState;
  const readOnly = state === 'readOnly';
  const { opened } = view;
  return (
    <Form id={id} className={css.form} aria-label="Profile" readOnly={readOnly} onSubmit={(event) => void submit(event)}>
      <div className={css.wide}>
        <Text tone="muted">Leave a field empty to keep its current value.</Text>
      </div>
      <TextField label={FULL_NAME} autoComplete="name" dir="auto" placeholder={opened.name} readOnly={readOnly} {...register('name')} />
      <TextField
        label={DATE_OF_BIRTH}
        type="date"
        autoComplete="bday"
        max={today()}
        readOnly={readOnly}
        error={errors.birthday?.message}
        {...register('birthday')}
      />
      <TextField label={CONTACT} type="tel" autoComplete="tel" placeholder={opened.phone} readOnly={readOnly} {...register('phone')} />
      {readOnly ? (
        <ReadOnlyField label={SEX} value={getValues('sex') || 'Not provided'} />
      ) : (
        <SelectField label={SEX} autoComplete="sex" options={sexOptions(opened.sex)} error={errors.sex?.message} {...register('sex')} />
      )}
      <div className={css.wide}>
        <TextAreaField label={BIO} dir="auto" placeholder={opened.bio} readOnly={readOnly} {...register('bio')} />
      </div>
      <div className={css.wide}>
        <TextField
          label={PICTURE_LINK}
          hint="A link to a picture on the web."
          inputMode="url"
          autoComplete="photo"
          placeholder={opened.photo || 'https://'}
          readOnly={readOnly}
          error={errors.photo?.message}
          {...register('photo')}
        />
      </div>
    </Form>
  );
}

/** Detects a half-typed date. Its value is empty, which would silently keep the old date. */
const isHalfTyped = (form: unknown): boolean => {
  const day = form instanceof HTMLFormElement ? form.elements.namedItem('birthday') : null;
  return day instanceof HTMLInputElement && day.validity.badInput;
};

/** Sets up the form: validates with the contract's rules, and reports the draft on every change. */
function useProfileForm({ view, state, today, onSubmit, onDraftChange }: ProfileFormProps) {
  const toSafe = useSafePicture();
  const rules = profileForm({ opened: view.opened, today, canShow: (address) => toSafe(address) !== null });
  const form = useForm<Profile, unknown, Profile>({ resolver: resolverOf(rules), defaultValues: view.draft });
  const { subscribe, setError, handleSubmit } = form;
  useReportedValues(subscribe, onDraftChange);
  const submit = handleSubmit((profile, event) => {
    if (isHalfTyped(event?.target)) setError('birthday', { message: 'Enter a valid date' }, { shouldFocus: true });
    else if (state === 'ready') onSubmit(profile);
  });
  return { ...form, submit };
}

/** Returns the options (docs/spec.md#profile). The current value comes first if it is empty or none of the three. */
function sexOptions(opened: string): SelectOption[] {
  const known = SEXES.map((sex) => ({ value: sex as string, label: sex as string }));
  if (opened === '') return [{ value: '', label: 'Not provided' }, ...known];
  return known.some(({ value }) => value === opened) ? known : [{ value: opened, label: opened }, ...known];
}
