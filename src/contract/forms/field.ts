import * as v from 'valibot';
import { trimTyped } from '../typedText.ts';

/** A required text. Trims the value; blank counts as empty, as does a text of which nothing can be seen. */
export const required = (message: string) => v.pipe(v.string(message), v.transform(trimTyped), v.nonEmpty(message));
