import { useCallback } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * What a page opens over itself under an address of its own, such as `?order=<id>`, beside whatever else stands there. Closing it goes
 * back to where it was opened; an address that came from elsewhere only loses it.
 */
export function usePanelAddress(name: string) {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { pathname, search } = useLocation();
  const open = useCallback(
    (id: string) => {
      const params = new URLSearchParams(search);
      params.set(name, id);
      void navigate({ pathname, search: params.toString() });
    },
    [name, navigate, pathname, search],
  );
  const close = () => {
    if (navigation === NavigationType.Push) {
      void navigate(-1);
      return;
    }
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  };
  return {
    /** Of what is open; null: nothing is. */
    id: new URLSearchParams(search).get(name) || null,
    open,
    close,
  };
}
