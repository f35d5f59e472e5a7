/** A question that one part of the sandbox asks and a component answers. */
export interface Question<Asked, Answer> {
  /** Asks a question. Dismisses one that is still open. */
  ask: (asked: Asked) => Promise<Answer>;
  /** Answers the open question. */
  answer: (answer: Answer) => void;
  /** The open question, or null. It is the same object until it changes. */
  asked: () => Asked | null;
  subscribe: (listener: () => void) => () => void;
}

/** Connects a fake provider, which asks, with a dialog, which answers. `turnedAway` is the answer to a dismissed question. */
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
