import { hasStatus } from '#contract/apiError.ts';
import { IdentityError } from '#contract/identityError.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import type { AccessToken } from '../../../services/accessToken.ts';

/** The message if the link could not be sent, and the identity service does not say why. */
export const UNSENT = 'The link could not be sent. Please try again.';

/** The confirmation of the signed-in user's email, without which the backend may refuse them (docs/product-rules.md#unconfirmed-email). */
export interface EmailVerification {
  /** Asks whether the email is confirmed by now. If so, fetches an access token. Rejects with an IdentityError. */
  check(): Promise<boolean>;
  /** Sends the email with the link. Rejects with an IdentityError. */
  send(): Promise<void>;
  /** Resolves with true if the backend refuses the user for it. Waits until that is known. */
  isMissing(): Promise<boolean>;
  /** Call it when the user has changed. */
  reset(): void;
}

interface EmailVerificationOptions {
  token: Pick<AccessToken, 'get' | 'onFailure'>;
  /** Called with the result of each check. If the email is confirmed, the access token is there, unless the backend has not given it. */
  onChecked: (isVerified: boolean) => void;
}

/**
 * Checks the email after the backend has refused a login, once for each user. Later checks are the page's. A check asks for a new ID token,
 * because the user may have confirmed the email elsewhere since the last one.
 */
export function createEmailVerification(
  { providers, currentEmail }: Pick<FlowContext, 'providers' | 'currentEmail'>,
  { token, onChecked }: EmailVerificationOptions,
): EmailVerification {
  const loadIdentity = async () => (await providers).loadIdentity();
  let pending: Promise<boolean> | null = null;
  /** The result of the last check; null before the first one. */
  let isVerified: boolean | null = null;

  async function ask(): Promise<boolean> {
    const email = currentEmail();
    const { checkEmail } = await loadIdentity();
    if (checkEmail === undefined) return true;
    const result = await checkEmail();
    if (email !== currentEmail()) return result;
    isVerified = result;
    if (isVerified) await token.get();
    onChecked(isVerified);
    return isVerified;
  }

  function check(): Promise<boolean> {
    const asking = (pending ??= ask().finally(() => {
      if (pending === asking) pending = null;
    }));
    return asking;
  }

  token.onFailure((reason) => {
    const isRefused = hasStatus(reason, 401) || hasStatus(reason, 403);
    if (isRefused && isVerified === null) check().catch(() => {});
  });

  return {
    check,
    async send() {
      const { sendVerification } = await loadIdentity();
      if (sendVerification === undefined) throw new IdentityError('operation-not-allowed', '');
      await sendVerification();
    },
    async isMissing() {
      if ((await loadIdentity()).checkEmail === undefined) return false;
      await token.get();
      await pending?.catch(() => {});
      return isVerified === false;
    },
    reset() {
      isVerified = null;
      pending = null;
    },
  };
}
