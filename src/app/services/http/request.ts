import { ApiError } from '#contract/apiError.ts';
import { fillPath, namesIn, type Operation } from '#contract/operation.ts';

/** The input of any operation. */
export type CallInput = Record<string, unknown> & { body?: unknown };

/** The additional headers of a conditional write (docs/product-rules.md#conditional-writes). */
export interface Conditions {
  ifMatch?: string;
  idempotencyKey?: string;
}

/** Visible ASCII. fetch throws for anything else in a header. */
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/**
 * Rejects values that would turn the path into another one: `/carBooking/` without an email lists everybody's orders, and browsers resolve
 * `.` and `..` even when they are percent-encoded. Nothing has such an id, so the error is a 404.
 */
function rejectUnsafePath(operation: Operation, input: CallInput): void {
  for (const name of namesIn(operation.path)) {
    if (/^\.{0,2}$/.test(String(input[name]))) {
      throw new ApiError('http', { status: 404, message: `no such ${name}`, notApplied: true });
    }
  }
}

function headersOf(operation: Operation, { bearerToken, conditions = {} }: RequestSettings): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(operation.body && { 'Content-Type': 'application/json' }),
    ...(conditions.ifMatch !== undefined && { 'If-Match': conditions.ifMatch }),
    ...(conditions.idempotencyKey !== undefined && { 'Idempotency-Key': conditions.idempotencyKey }),
    ...(bearerToken !== undefined && HEADER_SAFE.test(bearerToken) && { Authorization: `Bearer ${bearerToken}` }),
  };
}

interface RequestSettings {
  apiBase: string;
  siteBase: string;
  /** The access token or, for POST /login, the ID token, if the call carries one. */
  bearerToken: string | undefined;
  /** @default none */
  conditions?: Conditions;
}

/**
 * The URL and the fetch options of one call. Browsers must not cache API responses; they may cache the site's own files. A write follows no
 * redirect, which could turn it into a GET.
 */
export function buildRequest(operation: Operation, input: CallInput, settings: RequestSettings): { url: string; init: RequestInit } {
  const { apiBase, siteBase } = settings;
  rejectUnsafePath(operation, input);
  const isOfSite = operation.origin === 'site';
  const base = (isOfSite ? siteBase : apiBase).replace(/\/+$/, '');
  return {
    url: base + fillPath(operation, input),
    init: {
      method: operation.method,
      headers: headersOf(operation, settings),
      ...(operation.body && { body: JSON.stringify(input.body) }),
      ...(operation.method === 'GET' ? !isOfSite && { cache: 'no-store' } : { redirect: 'error' }),
    },
  };
}
