import { useState } from 'react';

/**
 * Loads code when its button is clicked. If that fails, for example offline, the next click tries again.
 * @param load imports the code
 */
export function useLoadOnClick(load: () => Promise<unknown>) {
  const [state, setState] = useState<'waiting' | 'loading' | 'loaded'>('waiting');
  const onClick = () => {
    setState('loading');
    void load().then(
      () => setState('loaded'),
      () => setState('waiting'),
    );
  };
  return { state, onClick };
}
