import type { CardPayments } from '#app/services/ports.ts';
import { createSandboxCards, type SandboxCardsOptions } from './cards.ts';
import { createMountedField } from './mountedField.tsx';

export type CardOptions = Omit<SandboxCardsOptions, 'field'>;

/** Creates the fake Stripe with its card field. */
export const openCards = (options: CardOptions): CardPayments => createSandboxCards({ ...options, field: createMountedField(options.now) });
