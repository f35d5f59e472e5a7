import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * What a page opens over itself under an address of its own, such as `?order=<id>`, beside whatever else stands there. Closing it goes
 * back to where it was opened; an address that came from elsewhere only loses it.
 */
export function usePanelAddress(name: string) {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { pathname, search, key } = useLocation();
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  /** The history entry that is being closed: going back takes a moment, in which a second press must not go back once more. */
  const closing = useRef<string | null>(null);
  const open = useCallback(
    (id: string) => {
      const params = new URLSearchParams(latest.current);
      params.set(name, id);
      void navigate({ pathname, search: params.toString() });
    },
    [name, navigate, pathname],
  );
  const close = () => {
    if (closing.current === key) return;
    closing.current = key;
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
