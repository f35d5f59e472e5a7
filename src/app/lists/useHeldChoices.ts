import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Converts filters and sort from and to a URL query. Reading a written query gives the same filters and sort. */
export interface ChoicesCodec<Choices> {
  /** The filters and sort in a URL query. Never throws. */
  read: (search: string) => Choices;
  /** The query with these filters and sort; the other params of `search` stay. */
  write: (choices: Choices, search?: string) => string;
}

interface Held<Choices> {
  choices: Choices;
  /** The same filters and sort as a URL query. */
  search: string;
  /** The history entry from which that query was last written, until the router has followed. */
  writtenFrom: string | null;
}

/** Follows a navigation. If the URL means the same filters and sort, as when a dialog opens, the text stays as it was typed. */
function follow<Choices>({ choices }: Held<Choices>, search: string, { read, write }: ChoicesCodec<Choices>): Held<Choices> {
  const isSame = write(read(search)) === write(choices);
  return { choices: isSame ? choices : read(search), search, writtenFrom: null };
}

/**
 * Returns the filters and sort of a list page, and a function that changes them. The URL stores them, in the same history entry. The router
 * updates late, but a field must show each keystroke at once, so they are also in state. Any other navigation updates that state.
 */
export function useHeldChoices<Choices>(codec: ChoicesCodec<Choices>): [Choices, (choices: Choices) => void] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Held<Choices>>(() => ({ choices: codec.read(search), search, writtenFrom: null }));
  if (held.search !== search && held.writtenFrom !== key) setHeld(follow(held, search, codec));
  const choose = (choices: Choices) => {
    const next = codec.write(choices, held.search);
    setHeld({ choices, search: next, writtenFrom: key });
    if (next !== held.search) void navigate({ pathname, search: next }, { replace: true });
  };
  return [held.choices, choose];
}
