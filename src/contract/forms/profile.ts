import * as v from 'valibot';
import type { Profile } from '../entities/user.ts';
import { day } from '../read.ts';
import { type CanShow, isPictureLink, NO_PICTURE_LINK } from './pictureLink.ts';

/** docs/spec.md#constants. */
export const SEXES = ['Male', 'Female', 'Common'] as const;

export const emptyProfile: Profile = { name: '', birthday: '', phone: '', sex: '', bio: '', photo: '' };

const fields = Object.keys(emptyProfile) as (keyof Profile)[];

/** Whoever types a year of two digits means none before this one. */
const EARLIEST = '1900-01-01';

interface ProfileRules {
  /** What the form was opened with: nobody is asked to mend what they do not touch. */
  opened: Profile;
  /** The day here, YYYY-MM-DD, asked at every check. */
  today: () => string;
  canShow: CanShow;
}

/** The rules of 'Update Your Profile' (docs/spec.md#validation): nothing is required, and what is typed is of any length. Trimmed. */
export function profileForm({ opened, today, canShow }: ProfileRules) {
  const text = v.pipe(v.string(), v.trim());
  const check = (field: keyof Profile, rule: (value: string) => boolean, message: string) =>
    v.check<string, string>((value) => value === '' || value === opened[field].trim() || rule(value), message);
  return v.object({
    name: text,
    birthday: v.pipe(
      text,
      check('birthday', (date) => v.parse(day, date) === date, 'Choose a day of the calendar'),
      check('birthday', (date) => date >= EARLIEST, 'Choose a day from 1900 on'),
      check('birthday', (date) => date <= today(), 'Choose today or an earlier day'),
    ),
    phone: text,
    sex: v.pipe(
      text,
      check('sex', (sex) => SEXES.some((known) => known === sex), 'Choose one of these'),
    ),
    bio: text,
    photo: v.pipe(
      text,
      check('photo', (link) => isPictureLink(link, canShow), NO_PICTURE_LINK),
    ),
  });
}

/** What was typed into a field, if that is a change: empty keeps the old value (docs/spec.md#validation). */
function changeOf(field: keyof Profile, typed: Profile, opened: Profile): string | null {
  const text = typed[field].trim();
  return text === '' || text === opened[field].trim() ? null : text;
}

/** Whether a form says anything that it did not say when it was opened. */
export const isProfileChanged = (typed: Profile, opened: Profile): boolean =>
  fields.some((field) => changeOf(field, typed, opened) !== null);

/**
 * What is sent: the whole profile as it is by now, with the changes (docs/spec.md#calls). What nobody told is left out, since it may be
 * there and only not readable here.
 */
export const profileUpdate = (typed: Profile, { opened, current }: { opened: Profile; current: Profile }): Partial<Profile> =>
  Object.fromEntries(
    fields.map((field) => [field, changeOf(field, typed, opened) ?? current[field]] as const).filter(([, value]) => value !== ''),
  );
