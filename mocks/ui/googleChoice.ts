import type { Identity } from '#contract/entities/identity.ts';

/** A question that one side asks and another, which can be drawn, answers. */
export interface GoogleChoice {
  /** Asks; a question that is still open is answered with null. */
  choose: (people: readonly Identity[]) => Promise<Identity | null>;
  /** Answers the open question. */
  answer: (person: Identity | null) => void;
  /** Who is to be chosen from, null while nobody asks; stays the same object until it changes. */
  people: () => readonly Identity[] | null;
  subscribe: (listener: () => void) => () => void;
}

/** Joins the identity stand-in, which asks, with the chooser on the page, which answers. */
export function createGoogleChoice(): GoogleChoice {
  const listeners = new Set<() => void>();
  let open: { people: readonly Identity[]; resolve: (person: Identity | null) => void } | null = null;
  const become = (next: typeof open) => {
    open = next;
    listeners.forEach((listener) => listener());
  };
  return {
    choose: (people) => {
      open?.resolve(null);
      return new Promise((resolve) => become({ people, resolve }));
    },
    answer: (person) => {
      open?.resolve(person);
      become(null);
    },
    people: () => open?.people ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
