import * as v from 'valibot';
import { profileFields } from '#contract/forms/profile.ts';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import { readStoredDraft } from '../../../runtime/drafts.ts';
import type { DraftForm } from '../../../runtime/useDraft.ts';

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
