import type { CardPayments, Platform } from '../ports.ts';
import { openStripe } from './openStripe.ts';

/** Stripe, with the key of this build. @throws if its script cannot be loaded, or Stripe rejects the key */
export const openCards = (platform: Pick<Platform, 'wait'>): Promise<CardPayments> => openStripe({ ...CONFIGURATION.stripe, platform });
