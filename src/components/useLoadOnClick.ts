import { useState } from 'react';

/**
 * Loads a module when its button is clicked. If that fails, for example offline, the next click tries again.
 * @param load imports the module
 */
export function useLoadOnClick<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Module>();
  const [isLoading, setIsLoading] = useState(false);
  const onClick = () => {
    setIsLoading(true);
    void load().then(
      (module) => setLoaded(() => module),
      () => setIsLoading(false),
    );
  };
  return { loaded, isLoading, onClick };
}
