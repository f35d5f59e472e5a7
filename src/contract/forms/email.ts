import * as v from 'valibot';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../texts.ts';
import { required } from './field.ts';

/**
 * Matches the documented pattern (letters/digits, @, letters, dot, 2–3 letters) and every other ordinary address: dots, plus,
 * hyphens, subdomains, long endings (docs/product-rules.md#email-pattern). Not half a character (Cs), which no URL can contain.
 */
const ORDINARY = /^[^\s@,;:<>()[\]\\"\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;

/** An email field (docs/spec.md#validation). Trims the value. */
export const Email = v.pipe(required(EMAIL_REQUIRED), v.regex(ORDINARY, EMAIL_INVALID));
