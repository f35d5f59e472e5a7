/** What becomes of a payment with a card. `declinedAfterwards`: why it is declined though the shopper accepted, null when it is paid. */
export type Outcome =
  | { kind: 'succeeds' }
  | { kind: 'declined'; message: string }
  | { kind: 'asks'; declinedAfterwards: string | null }
  | { kind: 'processes' };

export interface TestCard {
  /** Digits alone. */
  number: string;
  /** What it does, in a few words. */
  label: string;
  outcome: Outcome;
}

const succeeds = (number: string, label: string): TestCard => ({ number, label, outcome: { kind: 'succeeds' } });

const declined = (number: string, label: string, message = 'Your card was declined.'): TestCard => ({
  number,
  label,
  outcome: { kind: 'declined', message },
});

const asks = (number: string, label: string, declinedAfterwards: string | null = null): TestCard => ({
  number,
  label,
  outcome: { kind: 'asks', declinedAfterwards },
});

const FUNDS = 'Your card has insufficient funds.';

/** Fails the check digit, so that it is refused before anything is sent. */
export const invalidCard = declined('4242424242424241', 'Invalid number', 'Your card number is invalid.');

/** Stripe's published test numbers, with what Stripe says of each (docs.stripe.com/testing), and one of the sandbox's own. */
export const testCards: readonly TestCard[] = [
  succeeds('4242424242424242', 'Visa, succeeds'),
  succeeds('5555555555554444', 'Mastercard, succeeds'),
  succeeds('378282246310005', 'American Express, succeeds'),
  // The sandbox's own: Stripe publishes no card that keeps processing. No card number begins like this, real or for tests.
  { number: '9999999999999995', label: 'Sandbox only: succeeds after 5 seconds', outcome: { kind: 'processes' } },
  asks('4000002500003155', 'Bank asks, then succeeds'),
  asks('4000002760003184', 'Bank asks every time, then succeeds'),
  asks('4000000000003220', 'Bank asks (3DS 2), then succeeds'),
  asks('4000008260003178', 'Bank asks, then insufficient funds', FUNDS),
  asks('4000008400001629', 'Bank asks, then declined', 'Your card was declined.'),
  // The bank cannot be reached to ask. Stripe's list names the code card_declined and no message; that it is worded like a failed
  // authentication is not verified.
  declined(
    '4000008400001280',
    'Bank cannot be asked',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  ),
  declined('4000000000000002', 'Declined'),
  declined('4000000000009995', 'Insufficient funds', FUNDS),
  declined('4000000000009987', 'Lost card'),
  declined('4000000000009979', 'Stolen card'),
  declined('4000000000000069', 'Expired card', 'Your card has expired.'),
  declined('4000000000000127', 'Wrong CVC', "Your card's security code is incorrect."),
  declined('4000000000000119', 'Processing error', 'An error occurred while processing your card. Try again in a little bit.'),
  declined(
    '4000000000006975',
    'Tried too often',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
];
