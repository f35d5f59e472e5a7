import type { Profile } from '#contract/entities/user.ts';
import { emptyProfile } from '#contract/forms/profile.ts';

export const samsProfile: Profile = {
  name: 'Sam Carter',
  birthday: '1988-05-21',
  phone: '+1 555 0142',
  sex: 'Male',
  bio: 'Keeps a 1991 hatchback alive out of spite. Owns four 10 mm sockets and can find none of them.',
  photo: 'pictures/1f468-1f3fd-200d-1f527.webp',
};

/** A user who has not filled in anything yet. */
export const unfilledProfile = { opened: emptyProfile, draft: emptyProfile };

export const completeProfile = { opened: samsProfile, draft: samsProfile };

/** A backend may send a sex that is not an option here. */
export const otherSex = { opened: { ...samsProfile, sex: 'Robot' }, draft: { ...samsProfile, sex: 'Robot' } };

const long: Profile = {
  ...samsProfile,
  name: 'Wolfeschlegelsteinhausenbergerdorff the Younger, Keeper of the Second Workshop behind the Former Railway Station',
  bio: 'Collects torque wrenches, and has opinions about every one of them. '.repeat(12),
  photo: `https://example.com/${'portraits/'.repeat(20)}me.webp`,
};
export const longTexts = { opened: long, draft: long };

const arabic: Profile = { ...samsProfile, name: 'ليلى الحداد', bio: 'أصلح السيارات القديمة في عطلة نهاية الأسبوع.' };
export const rightToLeft = { opened: arabic, draft: arabic };
