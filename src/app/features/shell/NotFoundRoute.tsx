import { NotFoundScreen } from '#components/screens/shop/NotFoundScreen/NotFoundScreen.tsx';

/** Shown for every unknown address. */
export const NotFoundRoute = () => <NotFoundScreen view={{ state: 'missing', homeHref: '/' }} />;
