import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlCodec } from './urlCodec.ts';

/** The parts of a router's location that matter here. `key` is new after each navigation. */
interface RouterLocation {
  search: string;
  key: string;
}

interface SearchState<Choices> {
  choices: Choices;
  /** The URL query that this page wrote last or, after another navigation, the current one. */
  search: string;
  /** The key of the location that was last seen. */
  key: string;
  /** The queries that this page wrote and the router does not show yet, oldest first. */
  written: readonly string[];
}

/** The state of a list page that opens at this location. */
export const readLocation = <Choices>({ search, key }: RouterLocation, { read }: UrlCodec<Choices>): SearchState<Choices> => ({
  choices: read(search),
  search,
  key,
  written: [],
});

/** Stores other choices. The caller writes them to the URL if `search` has changed. */
export function writeChoices<Choices>(state: SearchState<Choices>, choices: Choices, { write }: UrlCodec<Choices>): SearchState<Choices> {
  const search = write(choices, state.search);
  return { ...state, choices, search, written: search === state.search ? state.written : [...state.written, search] };
}

/**
 * Follows the router to another location. The choices stay if this page wrote the location's query, because they may be newer by now. They
 * also stay, exactly as typed, if the query means the same, for example when a dialog opens.
 */
export function followLocation<Choices>(
  state: SearchState<Choices>,
  location: RouterLocation,
  codec: UrlCodec<Choices>,
): SearchState<Choices> {
  const index = state.written.indexOf(location.search);
  if (index !== -1) return { ...state, key: location.key, written: state.written.slice(index + 1) };
  const next = readLocation(location, codec);
  const isSame = codec.write(next.choices) === codec.write(state.choices);
  return isSame ? { ...next, choices: state.choices } : next;
}

/**
 * Returns the search, filters and sort of a list page, and a function that changes them. The URL stores them, always in the same history
 * entry. They are also in state, because the router updates late but a field must show each keystroke at once. Any other navigation updates
 * that state.
 */
export function useSearchState<Choices>(codec: UrlCodec<Choices>): [Choices, (choices: Choices) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => readLocation(location, codec));
  if (state.key !== location.key) setState(followLocation(state, location, codec));
  const choose = (choices: Choices) => {
    const next = writeChoices(state, choices, codec);
    setState(next);
    if (next.search !== state.search) void navigate({ pathname: location.pathname, search: next.search }, { replace: true });
  };
  return [state.choices, choose];
}
