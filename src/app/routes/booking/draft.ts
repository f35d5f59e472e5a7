import { type BookingDraft, emptyBookingDraft } from '#contract/forms/booking.ts';
import * as drafts from '../../drafts/drafts.ts';
import type { Device } from '../../services/ports.ts';

interface Owner {
  email: string;
  /** The product's. */
  id: string;
}

type Tab = Pick<Device, 'tab'>;

const ownerOf = ({ email, id }: Owner): drafts.DraftOwner => ({ email, form: 'booking', id });

/** What was typed into the booking form of a product. */
export const readDraft = (device: Tab, owner: Owner): BookingDraft => drafts.readDraft(device, ownerOf(owner), emptyBookingDraft);

export const keepDraft = (device: Tab, owner: Owner, draft: BookingDraft): void => drafts.keepDraft(device, ownerOf(owner), draft);

export const clearDraft = (device: Tab, owner: Owner): void => drafts.clearDraft(device, ownerOf(owner));
