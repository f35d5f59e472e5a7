import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Profile } from '#contract/entities/user.ts';
import { isProfileChanged, profileFields, profileUpdate } from '#contract/forms/profile.ts';
import { PROFILE_SAVED } from '#contract/texts.ts';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import { ProfileScreen } from '#components/screens/account/ProfileScreen/ProfileScreen.tsx';
import { useSession } from '../../../runtime/FlowsProvider.tsx';
import { PROFILE_CHANGED } from '../ensureUserRecord.ts';
import { useSiteNavigation } from '../../../navigation/SiteNavigation.ts';
import { useAskBeforeLeaving } from '../../../navigation/useAskBeforeLeaving.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useApiMutation } from '../../../runtime/useApiMutation.ts';
import { useServices } from '../../../services/services.ts';
import { useToasts } from '../../../runtime/toasts/toastStore.ts';
import { toProfile, toProfileView } from './connect.ts';
import { readStoredDraft } from '../../../runtime/drafts.ts';
import { type DraftForm, useDraft } from '../../../runtime/useDraft.ts';
import { useIdentity, useKeepMounted } from '../../../runtime/RequireSession.tsx';

/** The stored values. Unlike the contract's tolerant decoder, it rejects what the app did not write itself. */
const Typed = v.object(v.entriesFromList(profileFields, v.string()));
const Stored = v.object({ opened: Typed, draft: Typed });

/**
 * The draft of the profile, or null while its dialog is closed. It is stored when the session ends, so that the same user finds the dialog
 * as it was (docs/product-rules.md#session-ends-while-editing-the-profile).
 */
export const profileForm: DraftForm<ProfileFormView | null> = {
  form: 'profile',
  read: (platform, owner) => {
    const stored = v.safeParse(Stored, readStoredDraft(platform, owner));
    return stored.success ? stored.output : null;
  },
  isTyped: (draft) => draft !== null,
};

/** /myProfile and /dashboard/myProfile: shows and edits the signed-in user's profile. */
export function ProfileRoute() {
  const identity = useIdentity();
  const { api, platform } = useServices();
  const toasts = useToasts();
  const { guard } = useSiteNavigation();
  const { email } = identity;
  const isSignedIn = useSession().session.state === 'signedIn';
  const user = useQuery({ ...operationQuery(api, 'getUser', { email }), enabled: isSignedIn });
  const draft = useDraft(profileForm, email);
  const [typed, setTyped] = useState(draft.initial);
  const close = () => setTyped(null);
  const { save, clear } = draft;
  useEffect(() => {
    if (isSignedIn) clear();
    else if (typed !== null) save(typed);
  }, [isSignedIn, typed, save, clear]);
  const { mutation, send, reset } = useApiMutation('saveUser', {
    owner: email,
    changes: PROFILE_CHANGED,
    failureToast: 'Your profile was not saved.',
    onDone: () => {
      close();
      toasts.add({ tone: 'good', text: PROFILE_SAVED });
    },
  });
  const isUnsaved = typed !== null && isProfileChanged(typed.draft, typed.opened);
  // Do not ask while saving: the changes have been sent.
  useAskBeforeLeaving(isUnsaved && isSignedIn && mutation.state !== 'sending');
  useKeepMounted(isUnsaved);
  const current = toProfile(user.data, identity);
  const edit = () => {
    reset();
    setTyped({ opened: current, draft: current });
  };
  const update = (profile: Profile) => {
    if (typed === null || !isSignedIn) return;
    // Until the record is loaded, `current` has only what the identity service knows.
    const isKnown = user.data !== undefined;
    send({ email, body: profileUpdate(profile, { opened: typed.opened, current: isKnown ? current : typed.opened }) });
  };
  return (
    <ProfileScreen
      view={toProfileView({ user, identity, isSignedIn, typed, mutation })}
      today={() => platform.today()}
      onRetry={() => void user.refetch()}
      onEdit={edit}
      onUpdate={update}
      onDraftChange={(profile) => setTyped((before) => before && { ...before, draft: profile })}
      onClose={() => guard.leave(close)}
    />
  );
}
