import * as v from 'valibot';
import { profileFields } from '#contract/forms/profile.ts';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import { clearDraft, type DraftOwner, keepDraft, readKept } from '../../../runtime/drafts.ts';
import type { Platform } from '../../../services/ports.ts';

type Tab = Pick<Platform, 'tabStore'>;

/** Unlike the contract's tolerant decoder, it refuses what the app did not write itself. */
const Typed = v.object(v.entriesFromList(profileFields, v.string()));
const Kept = v.object({ opened: Typed, draft: Typed });

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
