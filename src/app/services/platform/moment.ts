import type { Platform } from '../ports.ts';

type Clocks = Pick<Platform, 'now' | 'uptime'>;

/** A moment by both clocks of the device, in milliseconds. */
export interface Moment {
  now: number;
  uptime: number;
}

/** The present moment. */
export const momentOf = ({ now, uptime }: Clocks): Moment => ({ now: now(), uptime: uptime() });

/**
 * True if the age of a moment is less than `limit` milliseconds by both clocks. The wall clock can be set, and the other one may stop while
 * the device sleeps. An age below 0 tells nothing, so it is no young one.
 */
export const isYoung = (clocks: Clocks, moment: Moment, limit: number): boolean =>
  [clocks.now() - moment.now, clocks.uptime() - moment.uptime].every((age) => age >= 0 && age < limit);
