import { type ComponentType, lazy } from 'react';

/** A page whose code loads when it is first shown. Unlike React's own lazy, a failed load is tried again at the next showing. */
export function lazyRoute<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (page) => ({ default: page }),
        (error: unknown) => {
          Page = attempt();
          throw error;
        },
      ),
    );
  let Page = attempt();
  return function LazyRoute(props: Props) {
    const Latest = Page;
    return <Latest {...props} />;
  };
}
