import { useEffect, useState } from 'react';
import type { Profile } from '#contract/entities/user.ts';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import type { Platform } from '../../services/ports.ts';
import { clearProfileDraft, keepProfileDraft, readProfileDraft } from './draft.ts';

interface Owner {
  platform: Platform;
  email: string;
  isSignedIn: boolean;
}

/**
 * What is being typed into the profile; null while its dialog is closed. When the session ends it is kept in the tab, and its person,
 * back again, finds the dialog open as they left it.
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
    /** Whoever closes it signed out means the dialog, not what they typed: that waits in the tab. */
    close: () => setTyped(null),
  };
}
