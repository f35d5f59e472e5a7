import * as v from 'valibot';
import { required } from './field.ts';

/**
 * The documented pattern (letters/digits, @, letters, dot, 2–3 letters) and every ordinary address beside it: dots, plus,
 * hyphens, sub-domains, long endings (docs/product-rules.md#email-pattern).
 */
const ORDINARY = /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;

/** An e-mail field (docs/spec.md#validation). Trimmed. */
export const Email = v.pipe(required('Email is Required'), v.regex(ORDINARY, 'Provide a valid Email'));
