import { AdmissionScreen } from '#components/screens/admin/AdmissionScreen/AdmissionScreen.tsx';
import { useSignOut } from '../../../runtime/useSignOut.ts';
import { PageTitle } from '../../../navigation/PageTitle.tsx';

/**
 * /login for a user whose account a page refused. Does not return to that page automatically, which would loop forever
 * (docs/product-rules.md#signed-in-but-not-an-administrator).
 */
export function RefusedVisitor({ email, origin }: { email: string; origin: string }) {
  const signOut = useSignOut();
  return (
    <>
      <PageTitle>Login</PageTitle>
      <AdmissionScreen view={{ state: 'refused', email, originHref: origin }} onRetry={() => {}} onSignOut={signOut} />
    </>
  );
}
