/**
 * What is counted from a list elsewhere. Unlike Remote an empty list has figures too: there are none of it, which is worth saying. `stale`
 * says that they are old because the list could not be refreshed; they stay visible.
 */
export type Counted<Figures> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; figures: Figures; stale?: string };
