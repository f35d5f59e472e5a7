import { NotFoundScreen } from '#components/screens/shop/NotFoundScreen/NotFoundScreen.tsx';
import { PageTitle } from '../../navigation/PageTitle.tsx';

/** Shown for every unknown address. */
export const NotFoundRoute = () => (
  <>
    <PageTitle>Not found</PageTitle>
    <NotFoundScreen view={{ state: 'missing', homeHref: '/' }} />
  </>
);
