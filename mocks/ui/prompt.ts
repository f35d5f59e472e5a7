import { createStore } from '#contract/store.ts';

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
  const pending = createStore<{ request: Request; resolve: (answer: Answer) => void } | null>(null);
  return {
    open: (request) => {
      pending.read()?.resolve(dismissed);
      return new Promise((resolve) => pending.write({ request, resolve }));
    },
    answer: (answer) => {
      pending.read()?.resolve(answer);
      pending.write(null);
    },
    current: () => pending.read()?.request ?? null,
    subscribe: pending.subscribe,
  };
}
