import type { Profile } from '#contract/entities/user.ts';
import { ReadOnlyField } from '../../primitives/ReadOnlyField/ReadOnlyField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextAreaField } from '../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { form as formLook, wide } from './ProfileForm.css.ts';
import { sexOptions } from './sexOptions.ts';
import { useProfileForm } from './useProfileForm.ts';

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
  /** `held` while the profile is being sent: the fields are read-only and a submit is ignored. */
  state: 'ready' | 'held';
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
  const readOnly = state === 'held';
  const { opened } = view;
  return (
    <form id={id} className={formLook} noValidate aria-label="Profile" onSubmit={(event) => void submit(event)}>
      <div className={wide}>
        <Text tone="soft">Leave a field empty to keep its current value.</Text>
      </div>
      <TextField label="Full Name" autoComplete="name" dir="auto" placeholder={opened.name} readOnly={readOnly} {...register('name')} />
      <TextField
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        max={today()}
        readOnly={readOnly}
        error={errors.birthday?.message}
        {...register('birthday')}
      />
      <TextField label="Contact" type="tel" autoComplete="tel" placeholder={opened.phone} readOnly={readOnly} {...register('phone')} />
      {readOnly ? (
        <ReadOnlyField label="Sex" value={getValues('sex') || 'Not told'} />
      ) : (
        <SelectField label="Sex" options={sexOptions(opened.sex)} error={errors.sex?.message} {...register('sex')} />
      )}
      <div className={wide}>
        <TextAreaField label="Bio" dir="auto" placeholder={opened.bio} readOnly={readOnly} {...register('bio')} />
      </div>
      <div className={wide}>
        <TextField
          label="Profile Picture Link"
          hint="The address of a picture on the web."
          inputMode="url"
          autoComplete="photo"
          placeholder={opened.photo || 'https://'}
          readOnly={readOnly}
          error={errors.photo?.message}
          {...register('photo')}
        />
      </div>
    </form>
  );
}
