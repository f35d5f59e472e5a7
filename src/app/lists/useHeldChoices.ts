import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How choices stand in an address. Reading what was written gives the same choices. */
export interface ChoicesCodec<Choices> {
  /** The choices that an address's query names. Never throws. */
  read: (search: string) => Choices;
  /** The query with these choices; what else stands in `search` stays. */
  write: (choices: Choices, search?: string) => string;
}

interface Held<Choices> {
  choices: Choices;
  /** The query of the address that says the same. */
  search: string;
  /** The history entry from which that address was last written, until the router has followed. */
  writtenFrom: string | null;
}

/** The address moved elsewhere. Where it says the same choices, as when details open, what is typed stays as it is typed. */
function follow<Choices>({ choices }: Held<Choices>, search: string, { read, write }: ChoicesCodec<Choices>): Held<Choices> {
  const isSame = write(read(search)) === write(choices);
  return { choices: isSame ? choices : read(search), search, writtenFrom: null };
}

/**
 * The choices on a page of rows and how to change them. The address holds them, and follows in the same history entry; but the router
 * follows late, and a field must show each key at once, so they are held here too. Wherever else the address goes, they go with it.
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
