'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Spinner } from '#components/primitives/Spinner/Spinner.tsx';

export interface DockPartProps<Props extends object> {
  /** Loads the code of the part. */
  load: () => Promise<ComponentType<Props>>;
  render: (Part: ComponentType<Props>) => ReactNode;
}

/** A part of the dock whose code loads when it is first shown. A failed load can be repeated. */
export function DockPart<Props extends object>({ load, render }: DockPartProps<Props>) {
  const [state, setState] = useState<{ Part: ComponentType<Props> } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isShown = true;
    load().then(
      (Part) => isShown && setState({ Part }),
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [load, state]);
  if (state === 'loading') return <Spinner size="text" label="Loading" />;
  if (state !== 'failed') return render(state.Part);
  return (
    <Notice
      tone="critical"
      title="This part could not be loaded"
      action={
        <Button size="small" onClick={() => setState('loading')}>
          Try again
        </Button>
      }
    >
      Check the connection.
    </Notice>
  );
}
