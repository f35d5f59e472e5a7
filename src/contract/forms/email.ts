import * as v from 'valibot';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../texts.ts';
import { foldWidth, withoutInvisible } from '../typedText.ts';
import { required } from './field.ts';

/**
 * Matches the documented pattern (letters/digits, @, letters, dot, 2–3 letters) and every other ordinary address: dots, plus,
 * hyphens, subdomains, long endings (docs/product-rules.md#email-pattern). Not half a character (Cs), which no URL can contain.
 */
const ORDINARY = /^[^\s@,;:<>()[\]\\"\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;

/** An email as programs send it (docs/spec.md#validation). Trims the value. */
export const Email = v.pipe(required(EMAIL_REQUIRED), v.regex(ORDINARY, EMAIL_INVALID));

/**
 * An email field. What nobody sees is no part of the address, and letters have one width and one composition, as in user names (RFC 8265,
 * section 3.3). Not NFKC, which would confuse mailboxes (RFC 6532, section 3.1). Only for what people type: a server that folded the address
 * of a token would let one account open another.
 */
export const TypedEmail = v.pipe(
  v.string(EMAIL_REQUIRED),
  v.transform((email) => foldWidth(withoutInvisible(email)).normalize('NFC')),
  Email,
);
