import * as v from 'valibot';
import { hasStatus, isAmbiguous, isGone } from '#contract/apiError.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { Profile, type User } from '#contract/entities/user.ts';
import { emptyProfile } from '#contract/forms/profile.ts';
import { NO_USER } from '#contract/texts.ts';
import type { ProfileCardView } from '#components/blocks/ProfileCard/ProfileCard.tsx';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import type { ProfileEditing, ProfileView } from '#components/screens/account/ProfileScreen/profileView.ts';
import { LOGIN_PATH } from '../../../navigation/paths.ts';
import type { MutationState } from '../../../runtime/useApiMutation.ts';
import { sentenceOf, staleSentenceOf } from '../../../messages/failureSentences.ts';
import { formatDay } from '#contract/formatDay.ts';
import type { QueryResult } from '../../../queries/toAsyncList.ts';

/** The current profile: the backend's record, or what the identity service knows if there is none. */
export function toProfile(user: User | null | undefined, identity: Identity): Profile {
  if (!user) return { ...emptyProfile, name: identity.displayName };
  const profile = v.parse(Profile, user);
  return { ...profile, name: profile.name.trim() === '' ? identity.displayName : profile.name };
}

function toPerson(user: User | null, identity: Identity): ProfileCardView {
  const { name, birthday, phone, sex, bio, photo } = toProfile(user, identity);
  return {
    photos: [photo, identity.photoURL],
    name: name.trim(),
    email: user?.email.trim() || identity.email,
    birthday: birthday === '' ? '' : formatDay(birthday),
    phone: phone.trim(),
    sex: sex.trim(),
    bio: bio.trim(),
  };
}

function toShownProfile({ data, error }: QueryResult<User | null>, identity: Identity): ProfileView['profile'] {
  // Some backends answer 404 for a user whom they do not know yet.
  if (data === undefined && isGone(error)) return { state: 'ready', person: toPerson(null, identity) };
  if (data === undefined) return error === null ? { state: 'loading' } : { state: 'failed', message: sentenceOf(error) };
  const person = toPerson(data, identity);
  return error === null ? { state: 'ready', person } : { state: 'ready', person, stale: staleSentenceOf(error) };
}

function toFailure(error: Error): Pick<Extract<ProfileEditing, { state: 'refused' | 'unclear' }>, 'state' | 'message'> {
  if (isAmbiguous(error)) return { state: 'unclear', message: 'We cannot tell whether your profile was saved. It is safe to try again.' };
  const why = sentenceOf(error);
  return { state: 'refused', message: hasStatus(error, 401) ? `${NO_USER}. ${why}` : `Your profile was not saved. ${why}` };
}

function toEditing(typed: ProfileFormView | null, mutation: MutationState, isSignedIn: boolean): ProfileEditing {
  const isSaved = isSignedIn && mutation.state === 'done';
  if (typed === null) return isSaved ? { state: 'saved', message: 'Your profile is saved.' } : { state: 'closed' };
  if (!isSignedIn) return { state: 'sessionEnded', message: NO_USER, loginHref: LOGIN_PATH, ...typed };
  switch (mutation.state) {
    case 'resting':
    case 'done':
      return { state: 'editing', ...typed };
    case 'sending':
      return { state: 'saving', ...typed };
    case 'failed':
      return { ...toFailure(mutation.error), ...typed };
    default:
      return mutation satisfies never;
  }
}

interface ProfileViewInput {
  user: QueryResult<User | null>;
  identity: Identity;
  /** The session may end while the user types. */
  isSignedIn: boolean;
  /** Null while the dialog is closed. */
  typed: ProfileFormView | null;
  mutation: MutationState;
}

/** Converts the user, the draft and the state of saving it to the profile screen's view. */
export const toProfileView = ({ user, identity, isSignedIn, typed, mutation }: ProfileViewInput): ProfileView => ({
  profile: isSignedIn ? toShownProfile(user, identity) : { state: 'signedOut' },
  editing: toEditing(typed, mutation, isSignedIn),
});
