import { useState } from 'react';
import type { World } from '../store/world.ts';
import { describeReset } from './resetReport.ts';

/** Resets a world, and describes what that has undone. `report` replaces that message. */
export function useReset(world: Pick<World, 'reset'>) {
  const [isResetting, setIsResetting] = useState(false);
  const [message, report] = useState('');
  const reset = () => {
    setIsResetting(true);
    report('');
    void world
      .reset()
      .then(
        (undone) => report(describeReset(undone)),
        () => report('The data could not be reset. Try again.'),
      )
      .finally(() => setIsResetting(false));
  };
  return { reset, isResetting, message, report };
}
