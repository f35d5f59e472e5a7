import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readList, writeList } from './codec.ts';
import type { ListState } from './listState.ts';

interface Held {
  list: ListState;
  /** The query of the address that says the same. */
  search: string;
  /** The history entry from which that address was last written, until the router has followed. */
  writtenFrom: string | null;
}

/** The address moved elsewhere. Where it says the same choices, as when details open, what is typed stays as it is typed. */
function follow({ list }: Held, search: string): Held {
  const isSame = writeList(readList(search)) === writeList(list);
  return { list: isSame ? list : readList(search), search, writtenFrom: null };
}

/**
 * The choices on a list page and how to change them. The address holds them, and follows in the same history entry; but the router
 * follows late, and a field must show each key at once, so they are held here too. Wherever else the address goes, they go with it.
 */
export function useListState(): [ListState, (list: ListState) => void] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Held>(() => ({ list: readList(search), search, writtenFrom: null }));
  if (held.search !== search && held.writtenFrom !== key) setHeld(follow(held, search));
  const choose = (list: ListState) => {
    const next = writeList(list, held.search);
    setHeld({ list, search: next, writtenFrom: key });
    if (next !== held.search) void navigate({ pathname, search: next }, { replace: true });
  };
  return [held.list, choose];
}
