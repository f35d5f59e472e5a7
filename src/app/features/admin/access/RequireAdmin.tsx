import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AdmissionScreen } from '#components/screens/admin/AdmissionScreen/AdmissionScreen.tsx';
import { useAdmission } from './useAdminAccess.ts';
import { toAdmission } from './connect.ts';
import { refusalOf } from '../../../navigation/originFrom.ts';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/**
 * Guards the pages for administrators inside the dashboard (docs/spec.md#permissions, docs/product-rules.md#admin-pages). Until the backend
 * grants access they are not rendered, so none of their code loads. A denied user is redirected to /login, which says why.
 */
export function RequireAdmin() {
  const location = useLocation();
  const { email } = useIdentity();
  const { snapshot, hasAsked, retry } = useAdmission(email);
  const admission = toAdmission(snapshot);
  const wait = (view: { state: 'checking' } | { state: 'unknown'; message: string }) => (
    <>
      <PageTitle>Dashboard</PageTitle>
      <AdmissionScreen view={view} onRetry={retry} onSignOut={() => {}} />
    </>
  );
  switch (admission.state) {
    case 'allowed':
      return <Outlet />;
    case 'checking':
    case 'unknown':
      return wait(admission);
    case 'refused':
      return (
        <>
          {wait({ state: 'checking' })}
          {hasAsked && <Navigate to="/login" replace state={refusalOf(location, email)} />}
        </>
      );
    default:
      return admission satisfies never;
  }
}
