import * as v from 'valibot';

/** A required text. Trims the value; blank counts as empty. */
export const required = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));
