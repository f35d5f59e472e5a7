const WRONG = 'The email or the password is not right. Check both, then try again.';
const CLOSED = 'The Google window was closed before you signed in. Please try again.';
const UNAVAILABLE = 'This way of signing in is not available here. Please choose another one.';
const ENDED = 'Your session has ended. Please sign in again.';

const NO_WORDS = 'Signing in did not work. Please try again.';

/** One sentence for each code: who asks must not learn whether an address has an account, so three codes share one. */
const sentences = new Map([
  ['invalid-credential', WRONG],
  ['invalid-login-credentials', WRONG],
  ['user-not-found', WRONG],
  ['wrong-password', WRONG],
  ['account-exists-with-different-credential', 'You already have an account with this email. Sign in the way you did the first time.'],
  ['cancelled-popup-request', CLOSED],
  ['email-already-in-use', 'There is already an account with this email. Please log in instead.'],
  ['internal-error', 'Signing in did not work just now. Please try again in a little while.'],
  ['invalid-email', 'This email is not complete. Check it, then try again.'],
  ['missing-email', 'Enter your email, then try again.'],
  ['missing-password', 'Enter your password, then try again.'],
  ['network-request-failed', 'The sign-in service cannot be reached. Check your connection, then try again.'],
  ['operation-not-allowed', UNAVAILABLE],
  ['operation-not-supported-in-this-environment', UNAVAILABLE],
  ['popup-blocked', 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.'],
  ['popup-closed-by-user', CLOSED],
  ['requires-recent-login', ENDED],
  ['timeout', 'The sign-in service is taking too long to answer. Please try again.'],
  ['too-many-requests', 'There were too many tries. Wait a few minutes, then try again.'],
  ['unauthorized-domain', UNAVAILABLE],
  ['user-disabled', 'This account has been switched off. Please contact the shop.'],
  ['user-token-expired', ENDED],
  ['weak-password', 'This password is too easy to guess. Choose one with 6 characters or more.'],
  ['web-storage-unsupported', 'Your browser does not let this site store anything. Allow cookies for it, then try again.'],
]);

/**
 * What a person reads when the identity service refuses (DECISIONS "Messages of the identity service"): a code that the
 * catalogue lacks shows the service's own words, or `otherwise` when it has none.
 */
export function identitySentence({ code, message }: { code: string; message: string }, otherwise = NO_WORDS): string {
  const known = sentences.get(code);
  if (known !== undefined) return known;
  return message.trim() === '' ? otherwise : message;
}
