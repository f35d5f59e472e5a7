import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueue } from '#mocks/store/queue.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { BankPrompt } from '#mocks/ui/BankDialog.tsx';
import { signedInBefore } from '../signedInBefore.ts';
import { observeMachines } from '../../../.storybook/machines/running/observeMachines.ts';
import { App } from '#app/App.tsx';
import { assemble } from '#app/assemble.ts';
import { routes } from '#app/routes.tsx';
import { alwaysOnline, browserPlatform } from '#app/services/platform/browserPlatform.ts';
import { createLeaveGuard } from '#app/navigation/leaveGuard.ts';
import type { Platform } from '#app/services/ports.ts';
import type { StoredSession } from '#app/services/storedSession.ts';

/** The connection of a story; online by default. */
type Connection = Pick<Platform, 'isOnline' | 'onConnectionChange'>;

/** The day of every flow story. */
export const TODAY = '2026-11-20';

/** A platform for one story: a browser with empty stores, on a fixed date. The story's router has the address, not Storybook's window. */
function storyPlatform(currentPath: () => string, connection: Connection = alwaysOnline): Platform {
  const queue = createQueue();
  return {
    ...browserPlatform({ space: 'story', backend: 'inPage' }),
    today: () => TODAY,
    tabStore: memoryKeyValueStore(),
    browserStore: memoryKeyValueStore(),
    acquireLock: () => new Promise((resolve) => void queue.run(() => new Promise<void>((release) => resolve(release)))),
    currentPath,
    askBeforeLeaving: () => {},
    broadcast: () => {},
    onBroadcast: () => () => {},
    ...connection,
  };
}

interface Opened {
  sandbox: Sandbox;
  connection?: Connection | undefined;
  /** @default of somebody who was signed in before, so that Storybook's panel of machines shows them from the start */
  storedSession?: StoredSession | undefined;
}

const assembleOn = (
  { sandbox, connection, storedSession = signedInBefore }: Opened,
  router: ReturnType<typeof createMemoryRouter>,
  { inspect }: ReturnType<typeof observeMachines>,
) =>
  assemble({
    backend: Promise.resolve({
      loadIdentity: async () => sandbox.identity,
      loadCards: sandbox.loadCards,
      demoAccounts: [{ email: 'shopper@example.com', password: 'shopper123', role: 'Shopper' }],
      notice: <BankPrompt bankPrompt={sandbox.bankPrompt} />,
      onReset: (listener) => sandbox.world.onReset(listener),
    }),
    platform: storyPlatform(() => router.state.location.pathname, connection),
    siteBase: sandbox.siteBase,
    apiBase: sandbox.apiBase,
    sendToken: true,
    conditionalWrites: true,
    loginProof: true,
    fetch: (...request) => fetch(...request),
    storedSession,
    router,
    guard: createLeaveGuard(),
    isDemo: true,
    inspect,
  });

/** The whole app on a story's sandbox, opened at a path. */
export function Shop({ path, ...opened }: Opened & { path: string }) {
  const [{ app, machines, router }] = useState(() => {
    const observer = observeMachines();
    const memory = createMemoryRouter(routes, { initialEntries: [path] });
    return { app: assembleOn(opened, memory, observer), machines: observer, router: memory };
  });
  useEffect(() => machines.stop, [machines]);
  return (
    <App {...app}>
      <RouterProvider router={router} />
    </App>
  );
}
