import * as v from 'valibot';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import { readStored } from '../../../runtime/drafts.ts';
import type { DraftForm } from '../../../runtime/useDraft.ts';

const Profile = v.object({
  name: v.string(),
  birthday: v.string(),
  phone: v.string(),
  sex: v.string(),
  bio: v.string(),
  photo: v.string(),
});
const Stored = v.object({ opened: Profile, draft: Profile });

/**
 * The draft of the profile: null while its dialog is closed. It is stored when the session ends, so that the same user finds the dialog as
 * it was (docs/product-rules.md#session-ends-while-editing-the-profile).
 */
export const profileForm: DraftForm<ProfileFormView | null> = {
  form: 'profile',
  read: (platform, owner) => {
    const stored = v.safeParse(Stored, readStored(platform, owner));
    return stored.success ? stored.output : null;
  },
  isTyped: (draft) => draft !== null,
};
