/** A prompt that a fake provider opens and a dialog answers. */
export interface Prompt<Request, Answer> {
  /** Opens the prompt. Dismisses one that is still open. */
  open: (request: Request) => Promise<Answer>;
  /** Closes the prompt with an answer. */
  answer: (answer: Answer) => void;
  /** The request of the open prompt, or null. It is the same object until it changes. */
  current: () => Request | null;
  subscribe: (listener: () => void) => () => void;
}

/** Connects a fake provider, which needs an answer, with a dialog, which gets one. `dismissed` is the answer of a dismissed prompt. */
export function createPrompt<Request extends object, Answer>(dismissed: Answer): Prompt<Request, Answer> {
  const listeners = new Set<() => void>();
  let pending: { request: Request; resolve: (answer: Answer) => void } | null = null;
  const setPending = (next: typeof pending) => {
    pending = next;
    listeners.forEach((listener) => listener());
  };
  return {
    open: (request) => {
      pending?.resolve(dismissed);
      return new Promise((resolve) => setPending({ request, resolve }));
    },
    answer: (answer) => {
      pending?.resolve(answer);
      setPending(null);
    },
    current: () => pending?.request ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
