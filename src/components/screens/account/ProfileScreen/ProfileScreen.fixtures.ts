import { NO_USER } from '#contract/texts.ts';
import { longTexts, sam, withoutData } from '../../../blocks/ProfileCard/ProfileCard.fixtures.ts';
import { completeProfile, unfilledProfile, samsProfile } from '../../../blocks/ProfileForm/ProfileForm.fixtures.ts';
import type { ProfileEditing, ProfileView } from './profileView.ts';

const closed = { editing: { state: 'closed' } } as const;

/** One view of the screen for each state of the profile. */
export const profileViews = {
  loading: { ...closed, profile: { state: 'loading' } },
  failed: { ...closed, profile: { state: 'failed', message: 'Your profile could not be loaded.' } },
  ready: { ...closed, profile: { state: 'ready', person: sam } },
  signedOut: { ...closed, profile: { state: 'signedOut' } },
} satisfies Record<ProfileView['profile']['state'], ProfileView>;

export const stale: ProfileView = {
  ...closed,
  profile: { state: 'ready', person: sam, stale: 'Could not refresh. The shop cannot be reached. Check your connection, then try again.' },
};
export const noProfileYet: ProfileView = { ...closed, profile: { state: 'ready', person: withoutData } };
export const longProfile: ProfileView = { ...closed, profile: { state: 'ready', person: longTexts } };

const typed = { ...completeProfile, draft: { ...samsProfile, bio: 'Owns five 10 mm sockets now.' } };

/** One view for each state of the dialog. */
export const editings = {
  closed: { state: 'closed' },
  saved: { state: 'saved', message: 'Your profile is saved.' },
  editing: { state: 'editing', ...completeProfile },
  saving: { state: 'saving', ...typed },
  refused: {
    state: 'refused',
    ...typed,
    message: 'Your profile was not saved. The shop has a problem at the moment. Please try again in a little while.',
  },
  unclear: { state: 'unclear', ...typed, message: 'We cannot tell whether your profile was saved. It is safe to try again.' },
  sessionEnded: { state: 'sessionEnded', ...typed, message: NO_USER, loginHref: '/login' },
} satisfies Record<ProfileEditing['state'], ProfileEditing>;

export const editingEmpty: ProfileEditing = { state: 'editing', ...unfilledProfile };
