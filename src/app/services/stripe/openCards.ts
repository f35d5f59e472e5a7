import type { CardPayments, Platform } from '../ports.ts';
import { openStripe } from './openStripe.ts';

/** Stripe, with the key that this build was told. @throws where its script cannot be loaded, or Stripe does not take the key */
export const openCards = (platform: Pick<Platform, 'wait'>): Promise<CardPayments> => openStripe({ ...CONFIGURATION.stripe, platform });
