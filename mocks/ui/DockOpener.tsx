'use client';

import { useState } from 'react';
import type { DockProps } from './Dock.tsx';
import { DockButton } from './DockButton.tsx';
import { DockStatus } from './DockStatus.tsx';
import { DOCK_FAILED, useDock } from './useDock.tsx';

/** The button that opens the dock, as Alt+S does, with the dock. Shows a message if the dock's code does not load. */
export function DockOpener(props: Omit<DockProps, 'onClose'>) {
  const [message, report] = useState('');
  const { state, toggle, dock } = useDock(props, () => report(DOCK_FAILED));
  return (
    <>
      <DockStatus text={state === 'open' ? '' : message} />
      <DockButton state={state} onClick={toggle} />
      {dock}
    </>
  );
}
