import * as v from 'valibot';

/** A text that must be there; blank counts as empty. Trimmed. */
export const required = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));
