import type { UseQueryResult } from '@tanstack/react-query';
import type { SnapshotFrom } from 'xstate';
import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import type { LoginPurpose, LoginView } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { ReturnToState } from '../../../navigation/returnTo.ts';
import type { DemoAccount } from '../../../services/services.ts';
import { identitySentence } from '../../../messages/identitySentences.ts';

interface LoginOptions {
  demoAccounts: DemoAccount[];
  /** The address to return to, also after a detour through /signup. */
  returnTo: string;
  /** The product that the user was about to book. */
  purpose?: LoginPurpose | undefined;
  /** True if a password-reset email can be sent. */
  canResetPassword: boolean;
}

/** Converts the product to book. A product that was not found, or could not be loaded, is left to the booking page. */
export function toPurpose({ data, error }: Pick<UseQueryResult<Product | null>, 'data' | 'error'>): LoginPurpose | undefined {
  if (data === undefined) return error === null ? { state: 'loading' } : undefined;
  return data === null ? undefined : { state: 'ready', name: data.name, pictures: data.pictures, price: formatPrice(data.price) };
}

/** Converts the auth machine's state to the login screen's view. Signed-in users do not see it: they are redirected. */
export function toLoginView(
  { value, context }: SnapshotFrom<typeof authMachine>,
  { demoAccounts, returnTo, canResetPassword, purpose }: LoginOptions,
): LoginView {
  const options = {
    createAccountHref: '/signup',
    linkState: { returnTo } satisfies ReturnToState,
    demoAccounts,
    canResetPassword,
    ...(purpose && { purpose }),
  };
  switch (value) {
    case 'restoring':
    case 'unsettled':
    case 'signedOut':
    case 'signedIn':
    case 'signingOut':
    case 'profileUnsaved':
      return { state: 'editing', ...options };
    case 'signingIn':
    case 'signingUp':
    case 'savingProfile':
    case 'signingInWithGoogle':
      return { state: 'signingIn', ...options };
    case 'refused':
      return { state: 'refused', message: identitySentence(context.authError ?? { code: 'unknown', message: '' }), ...options };
    default:
      return value satisfies never;
  }
}
