import { type BookingDraft, emptyBookingDraft } from '#contract/forms/booking.ts';
import { removeFrom } from '../../services/device/keys.ts';
import type { Device } from '../../services/ports.ts';

const PREFIX = 'draft:';

interface Owner {
  email: string;
  /** The product's. */
  id: string;
}

const keyOf = ({ email, id }: Owner) => `${PREFIX}${JSON.stringify([email, id])}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was typed into the booking form of a product, kept in this tab until it is sent (DECISIONS "Typed form"). */
export function readDraft({ tab }: Pick<Device, 'tab'>, owner: Owner): BookingDraft {
  try {
    const kept: unknown = JSON.parse(tab.read(keyOf(owner)) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([name, value]) => Object.hasOwn(emptyBookingDraft, name) && isText(value));
    return { ...emptyBookingDraft, ...Object.fromEntries(entries) };
  } catch {
    return emptyBookingDraft;
  }
}

/** Keeps what is typed; address and phone never leave the tab's own storage. */
export const keepDraft = ({ tab }: Pick<Device, 'tab'>, owner: Owner, draft: BookingDraft): void =>
  void tab.write(keyOf(owner), JSON.stringify(draft));

export const clearDraft = ({ tab }: Pick<Device, 'tab'>, owner: Owner): void => tab.remove(keyOf(owner));

/** Drops every draft of this tab: another person signs in. */
export function forgetDrafts({ tab }: Pick<Device, 'tab'>): void {
  removeFrom(tab, PREFIX);
}
