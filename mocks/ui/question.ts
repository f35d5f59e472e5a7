/** A question that one side asks and another, which can be drawn, answers. */
export interface Question<Asked, Answer> {
  /** Asks; a question that is still open is answered as one that was turned away from. */
  ask: (asked: Asked) => Promise<Answer>;
  /** Answers the open question. */
  answer: (answer: Answer) => void;
  /** What is asked, null while nobody asks; stays the same object until it changes. */
  asked: () => Asked | null;
  subscribe: (listener: () => void) => () => void;
}

/** Joins a stand-in, which asks, with a dialog on the page, which answers. `turnedAway` is the answer of nobody. */
export function createQuestion<Asked extends object, Answer>(turnedAway: Answer): Question<Asked, Answer> {
  const listeners = new Set<() => void>();
  let open: { asked: Asked; resolve: (answer: Answer) => void } | null = null;
  const become = (next: typeof open) => {
    open = next;
    listeners.forEach((listener) => listener());
  };
  return {
    ask: (asked) => {
      open?.resolve(turnedAway);
      return new Promise((resolve) => become({ asked, resolve }));
    },
    answer: (answer) => {
      open?.resolve(answer);
      become(null);
    },
    asked: () => open?.asked ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
