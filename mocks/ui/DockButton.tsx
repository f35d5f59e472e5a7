'use client';

import { Button } from '#components/primitives/Button/Button.tsx';

const STATES = { starting: 'unavailable', closed: 'ready', loading: 'busy', open: 'ready', elsewhere: 'ready' } as const;

export interface DockButtonProps {
  /** `starting` until the dock can be opened. `elsewhere` if another page has it. */
  state: keyof typeof STATES;
  onClick: () => void;
}

/** Opens and closes the dock. */
export const DockButton = ({ state, onClick }: DockButtonProps) => (
  <Button
    emphasis="quiet"
    size="small"
    state={STATES[state]}
    aria-expanded={state === 'elsewhere' ? undefined : state === 'open'}
    aria-keyshortcuts="Alt+S"
    onClick={onClick}
  >
    Controls
  </Button>
);
