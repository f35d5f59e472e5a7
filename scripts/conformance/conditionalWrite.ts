/** A part of conditional writes, and what the backend does with it (docs/decisions/0023-conditional-writes.md). */
export interface ConditionalWrite {
  name: 'If-Match' | 'Idempotency-Key' | 'CORS';
  /** For CORS `allowed` or `refused`. */
  state: 'honoured' | 'ignored' | 'allowed' | 'refused' | 'not tried';
  text: string;
}
