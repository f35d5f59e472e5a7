import * as v from 'valibot';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import { clearDraft, type DraftOwner, keepDraft, readKept } from '../../../runtime/drafts.ts';
import type { Platform } from '../../../services/ports.ts';

type Tab = Pick<Platform, 'tabStore'>;

const Profile = v.object({
  name: v.string(),
  birthday: v.string(),
  phone: v.string(),
  sex: v.string(),
  bio: v.string(),
  photo: v.string(),
});
const Kept = v.object({ opened: Profile, draft: Profile });

const ownerOf = (email: string): DraftOwner => ({ email, form: 'profile', id: '' });

/**
 * Reads the profile draft that was kept when the session ended, for the same user only
 * (docs/product-rules.md#session-ends-while-editing-the-profile).
 */
export function readProfileDraft(platform: Tab, email: string): ProfileFormView | null {
  const kept = v.safeParse(Kept, readKept(platform, ownerOf(email)));
  return kept.success ? kept.output : null;
}

/** Keeps the draft in this tab until its user is back. */
export const keepProfileDraft = (platform: Tab, email: string, typed: ProfileFormView): void => keepDraft(platform, ownerOf(email), typed);

export const clearProfileDraft = (platform: Tab, email: string): void => clearDraft(platform, ownerOf(email));
