import { Navigate, Outlet, useLocation } from 'react-router';
import { SectionSkeleton } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';
import { AdminAccessScreen, type AdminAccessView } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.tsx';
import { useAdminAccess } from './useAdminAccess.ts';
import { toAdminAccess } from './connect.ts';
import { sectionOf, useCurrentPage } from '../../../navigation/page.ts';
import { LOGIN_PATH } from '../../../navigation/paths.ts';
import { toDenied } from '../../../navigation/parseReturnTo.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/**
 * Guards the dashboard's pages for administrators (docs/spec.md#permissions, docs/product-rules.md#admin-pages). They are not rendered
 * until the backend grants access, so none of their code loads before. A denied user is redirected to /login, which says why.
 */
export function RequireAdmin() {
  const location = useLocation();
  const page = useCurrentPage();
  const { email } = useIdentity();
  const { snapshot, hasAsked, retry } = useAdminAccess(location.pathname);
  const adminAccess = toAdminAccess(snapshot);
  const wait = (view: AdminAccessView) => (
    <AdminAccessScreen
      view={view}
      placeholder={<SectionSkeleton section={sectionOf(page)} label="Checking whether you are an administrator" />}
      onRetry={retry}
    />
  );
  switch (adminAccess.state) {
    case 'allowed':
      return <Outlet />;
    case 'checking':
    case 'unknown':
      return wait(adminAccess);
    case 'refused':
      return (
        <>
          {wait({ state: 'checking' })}
          {hasAsked && <Navigate to={LOGIN_PATH} replace state={toDenied(location, email)} />}
        </>
      );
    default:
      return adminAccess satisfies never;
  }
}
