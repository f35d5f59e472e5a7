import { useEffect, useState } from 'react';
import type { Profile } from '#contract/entities/user.ts';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import type { Platform } from '../../../services/ports.ts';
import { clearProfileDraft, keepProfileDraft, readProfileDraft } from './draft.ts';

interface Owner {
  platform: Platform;
  email: string;
  isSignedIn: boolean;
}

/**
 * The profile draft; null while the dialog is closed. It is kept in the tab when the session ends, so that the same user finds the dialog
 * as it was.
 */
export function useTypedProfile({ platform, email, isSignedIn }: Owner) {
  const [typed, setTyped] = useState<ProfileFormView | null>(() => readProfileDraft(platform, email));
  useEffect(() => {
    if (isSignedIn) clearProfileDraft(platform, email);
    else if (typed !== null) keepProfileDraft(platform, email, typed);
  }, [platform, email, isSignedIn, typed]);
  return {
    typed,
    open: (profile: Profile) => setTyped({ opened: profile, draft: profile }),
    keep: (draft: Profile) => setTyped((before) => before && { ...before, draft }),
    /** Closes the dialog. If the user is signed out, the draft stays in the tab. */
    close: () => setTyped(null),
  };
}
