import * as v from 'valibot';
import { Profile } from '../entities/user.ts';
import { day } from '../read.ts';
import { trimTyped } from '../typedText.ts';
import { type CanShow, isPictureLink, NO_PICTURE_LINK } from './pictureLink.ts';

/** The options for `sex` (docs/spec.md#constants). */
export const SEXES = ['Male', 'Female', 'Common'] as const;

/** A profile without any value. */
export const emptyProfile: Profile = v.parse(Profile, {});

/** The names of the profile's fields. */
export const profileFields = Object.keys(Profile.entries) as (keyof Profile)[];

/** Refuses years like 0088, which a date field produces for a typed 88. */
const EARLIEST = '1900-01-01';

interface ProfileRules {
  /** The values that the form was opened with. Unchanged fields are not validated. */
  opened: Profile;
  /** Returns the local date as YYYY-MM-DD. Called on every validation. */
  today: () => string;
  canShow: CanShow;
}

/** The rules of 'Update Your Profile' (docs/spec.md#validation). No field is required or limited in length. Trims all values. */
export function profileForm({ opened, today, canShow }: ProfileRules) {
  const text = v.pipe(v.string(), v.transform(trimTyped));
  const check = (field: keyof Profile, rule: (value: string) => boolean, message: string) =>
    v.check<string, string>((value) => value === '' || value === opened[field].trim() || rule(value), message);
  return v.object({
    ...v.entriesFromList(profileFields, text),
    birthday: v.pipe(
      text,
      check('birthday', (date) => v.parse(day, date) === date, 'Enter a valid date'),
      check('birthday', (date) => date >= EARLIEST, 'Choose a day from 1900 on'),
      check('birthday', (date) => date <= today(), 'Choose today or an earlier day'),
    ),
    sex: v.pipe(
      text,
      check('sex', (sex) => SEXES.some((known) => known === sex), 'Choose one of these'),
    ),
    photo: v.pipe(
      text,
      check('photo', (link) => isPictureLink(link, canShow), NO_PICTURE_LINK),
    ),
  });
}

/** The trimmed text of a field, or null if it is unchanged. An empty field keeps the old value (docs/spec.md#validation). */
function changeOf(field: keyof Profile, typed: Profile, opened: Profile): string | null {
  const text = trimTyped(typed[field]);
  return text === '' || text === opened[field].trim() ? null : text;
}

/** True if the form has a change. */
export const isProfileChanged = (typed: Profile, opened: Profile): boolean =>
  profileFields.some((field) => changeOf(field, typed, opened) !== null);

/**
 * The body of the update: the whole current profile with the changes (docs/spec.md#calls). Omits empty fields, because the backend may have
 * values that the shop could not read.
 */
export const profileUpdate = (typed: Profile, { opened, current }: { opened: Profile; current: Profile }): Partial<Profile> =>
  Object.fromEntries(
    profileFields.map((field) => [field, changeOf(field, typed, opened) ?? current[field]] as const).filter(([, value]) => value !== ''),
  );
