import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { isLoadFailure, resetLoad } from '#components/lazyWithRetry.tsx';
import { CrashedScreen } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';

/** Stands in the place of a page that crashed, or whose code did not load, so that the rest keeps working (docs/product-rules.md#crashes). */
export function Crashed() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => resetLoad(error), [error]);
  return (
    <CrashedScreen
      view={{ state: isLoadFailure(error) ? 'unloaded' : 'crashed', homeHref: '/', failure: location.key }}
      // The router renders the page again, because even the same address is another location.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}

/** Leaves a crash of the layout to the boundary around the app, whose link home loads everything anew. */
export function CrashedLayout(): never {
  throw useRouteError();
}
