/** A header of conditional writes, and what the backend does with it (docs/decisions/0023-conditional-writes.md). */
export interface ConditionalWrite {
  header: 'If-Match' | 'Idempotency-Key';
  state: 'honoured' | 'ignored' | 'not tried';
  text: string;
}
