import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * Stores the open panel of a page in a search param, such as `?order=<id>`, beside the other params. Closing the panel navigates back, or
 * only removes the param if this URL was opened directly.
 */
export function usePanelAddress(name: string) {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { pathname, search, key } = useLocation();
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  /** The history entry that is being closed. Going back takes a moment, and a second click must not go back twice. */
  const closing = useRef<string | null>(null);
  // Forward may come back to it.
  useLayoutEffect(() => {
    if (closing.current !== key) closing.current = null;
  }, [key]);
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
    /** The id of the open panel; null if it is closed. */
    id: new URLSearchParams(search).get(name) || null,
    open,
    close,
  };
}
