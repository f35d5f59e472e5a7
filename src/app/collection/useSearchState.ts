import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '#components/useIsHydrated.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import type { Codec } from './codec.ts';

/** The parts of a router's location that matter here. `key` is new after each navigation. */
interface RouterLocation {
  search: string;
  key: string;
}

/** The search, filters and sort of a list page, and what the URL shows of them. */
interface SyncedState {
  values: ListSearchState;
  /** The URL query that this page wrote last or, after another navigation, the current one. */
  search: string;
  /** The key of the location that was last seen. */
  key: string;
  /** The queries that this page wrote and the router does not show yet, oldest first. */
  written: readonly string[];
}

/** The state of a list page that opens at this location. */
export const readLocation = ({ search, key }: RouterLocation, { read }: Codec): SyncedState => ({
  values: read(search),
  search,
  key,
  written: [],
});

/** Stores changes; the other values stay. The caller writes the values to the URL if `search` has changed. */
export function changeValues(state: SyncedState, changes: Partial<ListSearchState>, { write }: Codec): SyncedState {
  const values = { ...state.values, ...changes } as ListSearchState;
  const search = write(values, state.search);
  return { ...state, values, search, written: search === state.search ? state.written : [...state.written, search] };
}

/**
 * Follows the router to another location. The values stay if this page wrote the location's query, because they may be newer by now. They
 * also stay, exactly as typed, if the query means the same, for example when a dialog opens.
 */
export function followLocation(state: SyncedState, location: RouterLocation, codec: Codec): SyncedState {
  const index = state.written.indexOf(location.search);
  if (index !== -1) return { ...state, key: location.key, written: state.written.slice(index + 1) };
  const next = readLocation(location, codec);
  const isSame = codec.write(next.values) === codec.write(state.values);
  return isSame ? { ...next, values: state.values } : next;
}

/**
 * Returns the search, filters and sort of a list page, and a function that changes some of them. The URL stores them, always in the same
 * history entry. They are also in state, because the router updates late but a field must show each keystroke at once. Any other navigation
 * updates that state. During hydration the values are the defaults, because the prerendered HTML knows no query; a change made then still
 * keeps the other values of the URL.
 */
export function useSearchState(codec: Codec): [ListSearchState, (changes: Partial<ListSearchState>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [state, setState] = useState(() => readLocation(location, codec));
  if (state.key !== location.key) setState(followLocation(state, location, codec));
  const defaults = useMemo(() => codec.read(''), [codec]);
  const change = (changes: Partial<ListSearchState>) => {
    const next = changeValues(state, changes, codec);
    setState(next);
    if (next.search !== state.search) void navigate({ pathname: location.pathname, search: next.search }, { replace: true });
  };
  return [isHydrated ? state.values : defaults, change];
}
