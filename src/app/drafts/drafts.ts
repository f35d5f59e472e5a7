import { sameEmail } from '#contract/sameEmail.ts';
import { keysFrom } from '../services/platform/keys.ts';
import type { Platform } from '../services/ports.ts';

const PREFIX = 'draft:';

/** Whose draft it is, and of what. */
export interface DraftOwner {
  email: string;
  form: 'booking' | 'profile' | 'review' | 'tool';
  /** What the form is about: the product's id; '' where there is one form alone. */
  id: string;
}

type Tab = Pick<Platform, 'tabStore'>;

const keyOf = ({ email, form, id }: DraftOwner) => `${PREFIX}${JSON.stringify([email.toLowerCase(), form, id])}`;

const isText = (value: unknown): value is string => typeof value === 'string';

function ownerOf(key: string): Pick<DraftOwner, 'email' | 'form'> | null {
  try {
    const [email, form] = JSON.parse(key.slice(PREFIX.length)) as [string, DraftOwner['form']];
    return { email, form };
  } catch {
    return null;
  }
}

/** What the tab holds for a form, which anybody may have written there; null when it is nothing, or damaged. */
export function readKept({ tabStore }: Tab, owner: DraftOwner): unknown {
  try {
    return JSON.parse(tabStore.read(keyOf(owner)) ?? 'null');
  } catch {
    return null;
  }
}

/** What was typed into a form, kept in this tab until it is sent (docs/product-rules.md#typed-form); `empty` names its fields. */
export function readDraft<Draft extends object>(platform: Tab, owner: DraftOwner, empty: Draft): Draft {
  const entries = Object.entries(readKept(platform, owner) ?? {});
  return { ...empty, ...Object.fromEntries(entries.filter(([name, value]) => Object.hasOwn(empty, name) && isText(value))) };
}

/** Keeps what is typed; it never leaves the tab's own storage. */
export const keepDraft = ({ tabStore }: Tab, owner: DraftOwner, draft: object): void =>
  void tabStore.write(keyOf(owner), JSON.stringify(draft));

export const clearDraft = ({ tabStore }: Tab, owner: DraftOwner): void => tabStore.remove(keyOf(owner));

function forget({ tabStore }: Tab, isKept: (owner: Pick<DraftOwner, 'email' | 'form'>) => boolean): void {
  for (const key of keysFrom(tabStore, PREFIX)) {
    const owner = ownerOf(key);
    if (owner === null || !isKept(owner)) tabStore.remove(key);
  }
}

/** Drops every draft of this tab: its person has signed out. */
export const forgetDrafts = (platform: Tab): void => forget(platform, () => false);

/**
 * Drops what nobody else may find: the session ended by itself. A review and a product are written for everybody to read, so their writer
 * finds them again; an address and a phone number are not.
 */
export const forgetPrivateDrafts = (platform: Tab): void => forget(platform, ({ form }) => form === 'review' || form === 'tool');

/** Drops the drafts of everybody else: this person signs in. */
export const forgetDraftsOfOthers = (platform: Tab, email: string): void => forget(platform, (owner) => sameEmail(owner.email, email));
