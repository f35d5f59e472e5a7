import type { ProfileCardView } from '../../../blocks/ProfileCard/ProfileCard.tsx';
import type { ProfileFormView } from '../../../blocks/ProfileForm/ProfileForm.tsx';

/** The states of the shown profile. */
type ShownProfile =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  /** `stale`: why it could not be refreshed. */
  | { state: 'ready'; person: ProfileCardView; stale?: string }
  /** The session ended while the user was typing, so the page shows no personal data any more. */
  | { state: 'signedOut' };

/** The state of the 'Update Your Profile' dialog. */
export type ProfileEditing =
  | { state: 'closed' }
  /** Saved and closed. The page shows the message until the next edit. */
  | { state: 'saved'; message: string }
  | OpenEditing;

/** The dialog's states while it is open. */
export type OpenEditing =
  | ({ state: 'editing' } & ProfileFormView)
  | ({ state: 'saving' } & ProfileFormView)
  | ({
      state: 'refused';
      /** Why it was not saved, as a sentence to show. */
      message: string;
    } & ProfileFormView)
  /** There was no response, so it may have been saved. */
  | ({ state: 'unclear'; message: string } & ProfileFormView)
  | ({
      /** The session ended meanwhile (docs/spec.md#errors). The input stays until the user logs in again. */
      state: 'sessionEnded';
      message: string;
      loginHref: string;
    } & ProfileFormView);

/** The profile, and the dialog that edits it. */
export interface ProfileView {
  profile: ShownProfile;
  editing: ProfileEditing;
}
