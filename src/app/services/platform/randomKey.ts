import type { Platform } from '../ports.ts';

/** Returns three numbers of 52 bits: an Idempotency-Key, which must be unique for its caller, but not secret. */
export const randomKey = ({ random }: Pick<Platform, 'random'>): string =>
  [random(), random(), random()].map((part) => part.toString(36).slice(2)).join('-');
