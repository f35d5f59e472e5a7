import { sameEmail } from '#contract/sameEmail.ts';
import { DRAFT, draftKey, type DraftOwner, readDraftKey } from '../services/platform/draftKey.ts';
import { keysFrom } from '../services/platform/keys.ts';
import type { Platform } from '../services/ports.ts';

type Tab = Pick<Platform, 'tabStore'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns the stored draft of a form without validating it, because anything may have been written there. Null if there is none, or it
 * cannot be parsed.
 */
export function readStoredDraft({ tabStore }: Tab, owner: DraftOwner): unknown {
  try {
    return JSON.parse(tabStore.read(draftKey(owner)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Reads the draft of a form, which is stored in this tab until it is sent (docs/product-rules.md#typed-form). `empty` has the fields of the
 * form.
 */
export function readDraft<Draft extends object>(platform: Tab, owner: DraftOwner, empty: Draft): Draft {
  const entries = Object.entries(readStoredDraft(platform, owner) ?? {});
  return { ...empty, ...Object.fromEntries(entries.filter(([name, value]) => Object.hasOwn(empty, name) && isText(value))) };
}

/** Stores a draft in the tab's own storage. */
export const saveDraft = ({ tabStore }: Tab, owner: DraftOwner, draft: object): void =>
  void tabStore.write(draftKey(owner), JSON.stringify(draft));

/** Removes a draft. Call it when the form was sent or discarded. */
export const clearDraft = ({ tabStore }: Tab, owner: DraftOwner): void => tabStore.remove(draftKey(owner));

function removeUnless({ tabStore }: Tab, isKept: (owner: Pick<DraftOwner, 'email' | 'form'>) => boolean): void {
  for (const key of keysFrom(tabStore, DRAFT)) {
    const owner = readDraftKey(key);
    if (owner === null || !isKept(owner)) tabStore.remove(key);
  }
}

/** Removes every draft of this tab. Call it when the user signs out. */
export const clearDrafts = (platform: Tab): void => removeUnless(platform, () => false);

/**
 * Removes private drafts. Call it when the session ends without a sign-out. Reviews and new products are meant for the public, so they stay
 * for their author. Addresses and phone numbers are not.
 */
export const clearPrivateDrafts = (platform: Tab): void => removeUnless(platform, ({ form }) => form === 'review' || form === 'tool');

/** Removes the drafts of all other users. Call it when this user signs in. */
export const clearDraftsOfOthers = (platform: Tab, email: string): void => removeUnless(platform, (owner) => sameEmail(owner.email, email));
