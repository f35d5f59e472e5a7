import { type ComponentType, lazy } from 'react';

/** Of loads that failed: how to begin anew. */
const renewals = new WeakMap<Error, () => void>();

/** Whether it is code that did not come, and nothing that broke. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && renewals.has(error);

/**
 * The failure of a load is on show: the next showing may load again. Not before, since React draws a page once more when its load has
 * ended, and would then load, and fail, without end.
 */
export const renewLoad = (shown: unknown): void => {
  if (shown instanceof Error) renewals.get(shown)?.();
};

/** A page or dialog whose code loads when it is first shown. Unlike React's own lazy, a failed load is tried again at the next showing; whatever catches its failure calls `renewLoad`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (page) => ({ default: page }),
        (reason: unknown) => {
          // One of its own: a browser may give the same error to everybody who wants the chunk.
          const error = new Error('A part of the page could not be loaded', { cause: reason });
          renewals.set(error, () => {
            Page = attempt();
          });
          throw error;
        },
      ),
    );
  let Page = attempt();
  return function LazyPart(props: Props) {
    const Latest = Page;
    return <Latest {...props} />;
  };
}
