import { NotFoundScreen } from '#components/screens/shop/NotFoundScreen/NotFoundScreen.tsx';
import { PageTitle } from '../../navigation/PageTitle.tsx';

/** Every address that the shop does not know. */
export const NotFoundRoute = () => (
  <>
    <PageTitle>Not found</PageTitle>
    <NotFoundScreen view={{ state: 'missing', homeHref: '/' }} />
  </>
);
