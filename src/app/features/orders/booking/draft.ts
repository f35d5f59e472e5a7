import { type BookingDraft, emptyBookingDraft } from '#contract/forms/booking.ts';
import * as drafts from '../../../runtime/drafts.ts';
import type { Platform } from '../../../services/ports.ts';

interface Owner {
  email: string;
  /** The product's id. */
  id: string;
}

type Tab = Pick<Platform, 'tabStore'>;

const ownerOf = ({ email, id }: Owner): drafts.DraftOwner => ({ email, form: 'booking', id });

/** Reads the draft of a product's booking form. */
export const readDraft = (platform: Tab, owner: Owner): BookingDraft => drafts.readDraft(platform, ownerOf(owner), emptyBookingDraft);

export const keepDraft = (platform: Tab, owner: Owner, draft: BookingDraft): void => drafts.keepDraft(platform, ownerOf(owner), draft);

export const clearDraft = (platform: Tab, owner: Owner): void => drafts.clearDraft(platform, ownerOf(owner));
