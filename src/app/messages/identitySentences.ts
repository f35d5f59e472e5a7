const WRONG_CREDENTIALS = 'The email or the password is incorrect. Check both, then try again.';
const POPUP_CLOSED = 'The Google window was closed before you signed in. Please try again.';
const UNAVAILABLE = 'This way of signing in is not available here. Please choose another one.';
const SIGN_UP_DISABLED = 'New accounts cannot be created at the moment. Please contact the shop.';
const SESSION_EXPIRED = 'Your session has ended. Please sign in again.';

const DEFAULT_MESSAGE = 'Signing in failed. Please try again.';

/** The sentence for each code. The codes for wrong credentials share one, so that nobody can find out if an email has an account. */
const sentences = new Map([
  ['invalid-credential', WRONG_CREDENTIALS],
  ['invalid-login-credentials', WRONG_CREDENTIALS],
  ['user-not-found', WRONG_CREDENTIALS],
  ['wrong-password', WRONG_CREDENTIALS],
  ['account-exists-with-different-credential', 'You already have an account with this email. Sign in the way you did the first time.'],
  ['admin-restricted-operation', SIGN_UP_DISABLED],
  ['cancelled-popup-request', POPUP_CLOSED],
  ['configuration-not-found', UNAVAILABLE],
  ['email-already-in-use', 'There is already an account with this email. Please log in instead.'],
  ['google-unreachable', 'Google cannot be reached from here. Check your connection, or use your email and a password.'],
  ['internal-error', 'The sign-in service has a problem at the moment. Please try again in a little while.'],
  ['invalid-email', 'This email is not complete. Check it, then try again.'],
  ['missing-email', 'Enter your email, then try again.'],
  ['missing-password', 'Enter your password, then try again.'],
  ['multi-factor-auth-required', 'This account needs a second sign-in step, which this shop does not support yet.'],
  ['network-request-failed', 'The sign-in service cannot be reached. Check your connection, then try again.'],
  ['operation-not-allowed', UNAVAILABLE],
  [
    'password-does-not-meet-requirements',
    'This password is too easy to guess. Choose a longer one with capital letters, digits and symbols.',
  ],
  ['operation-not-supported-in-this-environment', UNAVAILABLE],
  ['popup-blocked', 'Your browser blocked the Google window. Please try once more, or allow pop-ups for this site.'],
  ['popup-closed-by-user', POPUP_CLOSED],
  ['requires-recent-login', SESSION_EXPIRED],
  [
    'sign-up-unfinished',
    'Your account was created, but without your name. Please log in with this email and password, then add the name in your profile.',
  ],
  ['timeout', 'The sign-in service is taking too long to answer. Please try again.'],
  ['too-many-requests', 'Too many attempts. Wait a few minutes, then try again.'],
  ['unauthorized-domain', UNAVAILABLE],
  ['user-cancelled', POPUP_CLOSED],
  ['user-disabled', 'This account is disabled. Please contact the shop.'],
  ['user-token-expired', SESSION_EXPIRED],
  ['weak-password', 'This password is too easy to guess. Choose one with 6 characters or more.'],
  ['web-storage-unsupported', 'Your browser does not let this site store anything. Allow cookies for it, then try again.'],
]);

/**
 * The message for an error of the identity service (docs/product-rules.md#messages-of-the-identity-service). For an unknown code, it is the
 * service's own message or, if there is none, `otherwise`.
 */
export function identitySentence({ code, message }: { code: string; message: string }, otherwise = DEFAULT_MESSAGE): string {
  const known = sentences.get(code);
  if (known !== undefined) return known;
  return message.trim() === '' ? otherwise : message;
}
