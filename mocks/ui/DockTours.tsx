'use client';

import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { tours } from '../recorder/tours.ts';

export interface DockToursProps {
  /** The absolute address of the sandbox, with a slash at its end. */
  site: string;
}

/** Starts a tour. The page loads again with its situation. */
export function DockTours({ site }: DockToursProps) {
  return (
    <Inline gap="small">
      {Object.entries(tours).map(([name, { title }]) => (
        <Button key={name} size="small" onClick={() => window.location.assign(`${site}?tour=${name}`)}>
          {title}
        </Button>
      ))}
    </Inline>
  );
}
