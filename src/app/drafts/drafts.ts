import { sameEmail } from '#contract/sameEmail.ts';
import { keysFrom } from '../services/device/keys.ts';
import type { Device } from '../services/ports.ts';

const PREFIX = 'draft:';

/** Whose draft it is, and of what. */
export interface DraftOwner {
  email: string;
  form: 'booking' | 'profile' | 'review' | 'tool';
  /** What the form is about: the product's id; '' where there is one form alone. */
  id: string;
}

type Tab = Pick<Device, 'tab'>;

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
export function readKept({ tab }: Tab, owner: DraftOwner): unknown {
  try {
    return JSON.parse(tab.read(keyOf(owner)) ?? 'null');
  } catch {
    return null;
  }
}

/** What was typed into a form, kept in this tab until it is sent (docs/product-rules.md#typed-form); `empty` names its fields. */
export function readDraft<Draft extends object>(device: Tab, owner: DraftOwner, empty: Draft): Draft {
  const entries = Object.entries(readKept(device, owner) ?? {});
  return { ...empty, ...Object.fromEntries(entries.filter(([name, value]) => Object.hasOwn(empty, name) && isText(value))) };
}

/** Keeps what is typed; it never leaves the tab's own storage. */
export const keepDraft = ({ tab }: Tab, owner: DraftOwner, draft: object): void => void tab.write(keyOf(owner), JSON.stringify(draft));

export const clearDraft = ({ tab }: Tab, owner: DraftOwner): void => tab.remove(keyOf(owner));

function forget({ tab }: Tab, isKept: (owner: Pick<DraftOwner, 'email' | 'form'>) => boolean): void {
  for (const key of keysFrom(tab, PREFIX)) {
    const owner = ownerOf(key);
    if (owner === null || !isKept(owner)) tab.remove(key);
  }
}

/** Drops every draft of this tab: its person has signed out. */
export const forgetDrafts = (device: Tab): void => forget(device, () => false);

/**
 * Drops what nobody else may find: the session ended by itself. A review and a product are written for everybody to read, so their writer
 * finds them again; an address and a phone number are not.
 */
export const forgetPrivateDrafts = (device: Tab): void => forget(device, ({ form }) => form === 'review' || form === 'tool');

/** Drops the drafts of everybody else: this person signs in. */
export const forgetDraftsOfOthers = (device: Tab, email: string): void => forget(device, (owner) => sameEmail(owner.email, email));
