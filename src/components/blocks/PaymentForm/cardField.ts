/**
 * What is in the card field. `message`: what is wrong with it, in the provider's words; while it is `incomplete` only what is missing,
 * which nobody needs to read before they pay.
 */
export type CardEntry =
  | { state: 'empty'; message: string }
  | { state: 'incomplete'; message: string }
  | { state: 'invalid'; message: string }
  | { state: 'complete' }
  /** There is no field to type into: it did not come. `message` says so, for people; the form offers to put a new one there. */
  | { state: 'unavailable'; message: string };

/** What the form gives to the provider's own card field, which draws no label, frame or message itself. */
export interface CardFieldProps {
  /** The id for its first input, or for what stands for it: the form's label points there. */
  id: string;
  /** The ids of what describes it. */
  describedBy: string | undefined;
  /** Whether a message beside it says that something is wrong. */
  invalid: boolean;
  /** `locked` while a payment is under way: what is typed stays, and cannot be changed. */
  state: 'open' | 'locked';
  /** Hears of every change, and at least once: when the field is there, or when it does not come. */
  onChange: (entry: CardEntry) => void;
}
