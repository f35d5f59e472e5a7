'use client';

import { SandboxNotice } from './SandboxNotice.tsx';

const ignore = () => {};

/**
 * The sandbox's notice until the sandbox has started, in a page that was rendered at build time too. The notice that then replaces it, that
 * of the demo world, has the same size, so nothing moves.
 */
export const StartingNotice = () => (
  <SandboxNotice
    state="starting"
    world="demo"
    faults=""
    message=""
    controls="closed"
    addressProblems={[]}
    onReset={ignore}
    onControls={ignore}
    onLeave={ignore}
    onEndFaults={ignore}
    onDismissProblems={ignore}
  />
);
