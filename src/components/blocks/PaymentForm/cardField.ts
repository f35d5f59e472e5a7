/**
 * The content of the card field. `message` is the provider's text about what is wrong. While `incomplete` it says what is missing,
 * which the form does not show before the shopper clicks Pay.
 */
export type CardEntry =
  | { state: 'empty'; message: string }
  | { state: 'incomplete'; message: string }
  | { state: 'invalid'; message: string }
  | { state: 'complete' }
  /** The field could not be loaded. `message` tells the shopper so, and the form offers to mount a new field. */
  | { state: 'unavailable'; message: string };

/** The props of the provider's own card field, which renders no label, frame or message itself. */
export interface CardFieldProps {
  /** The id for its first input, or for the element in its place. The form's label refers to it. */
  id: string;
  /** The ids of the elements that describe it. */
  describedBy: string | undefined;
  /** true while the form shows an error message for it. */
  invalid: boolean;
  /** `locked` while a payment is pending: what was typed stays and cannot be changed. */
  state: 'open' | 'locked';
  /** Called on every change, and at least once: when the field has loaded or has failed to load. */
  onChange: (entry: CardEntry) => void;
}
