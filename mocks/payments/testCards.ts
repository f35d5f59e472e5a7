/** The outcome of a payment with a card. `declinedAfterwards`: why it is declined even if the shopper accepts, or null if it is paid. */
export type Outcome =
  | { kind: 'succeeds' }
  | { kind: 'processes' }
  | { kind: 'requiresAction'; declinedAfterwards: string | null }
  | { kind: 'declined'; message: string };

export interface TestCard {
  /** Digits only. */
  number: string;
  /** A short label that distinguishes it from the others of its group. */
  label: string;
  outcome: Outcome;
}

/** Stripe's message to a shopper who refuses in the bank's dialog. */
export const UNAUTHENTICATED = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const DECLINED = 'Your card was declined.';
const FUNDS = 'Your card has insufficient funds.';

const succeeds = (number: string, label: string): TestCard => ({ number, label, outcome: { kind: 'succeeds' } });
const declined = (number: string, label: string, message: string): TestCard => ({ number, label, outcome: { kind: 'declined', message } });
const requiresAction = (number: string, label: string, declinedAfterwards: string | null): TestCard => ({
  number,
  label,
  outcome: { kind: 'requiresAction', declinedAfterwards },
});

/** Stripe's published test numbers with their documented outcomes (docs.stripe.com/testing), and one of the sandbox's own. */
export const testCards: readonly TestCard[] = [
  succeeds('4242424242424242', 'Visa'),
  succeeds('5555555555554444', 'Mastercard'),
  succeeds('378282246310005', 'American Express'),
  // The sandbox's own: Stripe publishes no card that keeps processing. No real card begins with 9999, as no country has the code 999.
  { number: '9999999999999995', label: 'Succeeds after 5 seconds', outcome: { kind: 'processes' } },
  requiresAction('4000002500003155', 'Succeeds', null),
  requiresAction('4000002760003184', 'Succeeds, always asks', null),
  requiresAction('4000000000003220', 'Succeeds, 3DS 2', null),
  requiresAction('4000008260003178', 'Insufficient funds', FUNDS),
  requiresAction('4000008400001629', 'Declined', DECLINED),
  // 3-D Secure is not available. Stripe documents only the code, card_declined. The message is a guess: that of a failed
  // authentication.
  declined('4000008400001280', 'Bank unreachable', UNAUTHENTICATED),
  declined('4000000000000002', 'Declined', DECLINED),
  declined('4000000000009995', 'Insufficient funds', FUNDS),
  declined('4000000000009987', 'Lost card', DECLINED),
  declined('4000000000009979', 'Stolen card', DECLINED),
  declined('4000000000000069', 'Expired card', 'Your card has expired.'),
  declined('4000000000000127', 'Wrong CVC', "Your card's security code is incorrect."),
  declined('4000000000000119', 'Processing error', 'An error occurred while processing your card. Try again in a little bit.'),
  declined(
    '4000000000006975',
    'Tried too often',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  // The check digit is wrong, so the field rejects it and nothing is sent.
  declined('4242424242424241', 'Invalid number', 'Your card number is invalid.'),
];
