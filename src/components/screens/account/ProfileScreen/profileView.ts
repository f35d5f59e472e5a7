import type { ProfileCardView } from '../../../blocks/ProfileCard/ProfileCard.tsx';
import type { ProfileFormView } from '../../../blocks/ProfileForm/ProfileForm.tsx';

/** The profile as it is read. */
type ShownProfile =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  /** `stale`: it could not be refreshed. */
  | { state: 'ready'; person: ProfileCardView; stale?: string }
  /** The session ended while something was being typed: nothing of the person is on the page any more. */
  | { state: 'signedOut' };

/** 'Update Your Profile', and how far it has come. */
export type ProfileEditing =
  | { state: 'closed' }
  /** Closed, since it is saved: said in the page until the next edit. */
  | { state: 'saved'; message: string }
  | OpenEditing;

/** The dialog's states while it is open. */
export type OpenEditing =
  | ({ state: 'editing' } & ProfileFormView)
  | ({ state: 'saving' } & ProfileFormView)
  | ({
      state: 'refused';
      /** Why it was not saved: a sentence for people. */
      message: string;
    } & ProfileFormView)
  /** Nobody answered: it may have been saved all the same. */
  | ({ state: 'unclear'; message: string } & ProfileFormView)
  | ({
      /** The session ended meanwhile (docs/spec.md#errors): what was typed stays, and waits for whoever logs in again. */
      state: 'nobody';
      message: string;
      loginHref: string;
    } & ProfileFormView);

export interface ProfileView {
  profile: ShownProfile;
  editing: ProfileEditing;
}
