import { useEffect } from 'react';
import { useServices } from '../../services/services.ts';

/** Has the identity service make ready what a press on 'Continue With Google' needs at once, while the page offers it. */
export function usePreparedGoogle(isOffered: boolean): void {
  const { backend } = useServices();
  useEffect(() => {
    // A backend that cannot be had is told of elsewhere.
    if (isOffered)
      backend.then(
        ({ identity }) => identity.prepareGoogle?.(),
        () => {},
      );
  }, [backend, isOffered]);
}
