import type { CardPayments, Device } from '../ports.ts';
import { openStripe } from './openStripe.ts';

/** Stripe, with the key that this build was told. @throws where its script cannot be loaded, or Stripe does not take the key */
export const openCards = (device: Pick<Device, 'wait'>): Promise<CardPayments> => openStripe({ ...CONFIGURATION.stripe, device });
