import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueue } from '#mocks/store/queue.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import { demoSeed } from '#mocks/data/seed.ts';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { createMachineRecorder, type MachineRecorder } from '#mocks/machines/recordMachines.ts';
import { BankPrompt } from '#mocks/ui/BankDialog.tsx';
import { ShopDock } from '#mocks/ui/SandboxDock.tsx';
import { signedInBefore } from '../signedInBefore.ts';
import { App } from '#app/App.tsx';
import { assemble } from '#app/assemble.ts';
import { routes } from '#app/routes.tsx';
import { alwaysOnline, browserPlatform, calendarDay } from '#app/services/platform/browserPlatform.ts';
import { createLeaveGuard } from '#app/navigation/leaveGuard.ts';
import type { Platform } from '#app/services/ports.ts';
import type { StoredSession } from '#app/services/storedSession.ts';

/** The connection of a story; online by default. */
type Connection = Pick<Platform, 'isOnline' | 'onConnectionChange'>;

/** The time of a story: it begins at noon of the same day whenever the story is opened, and keeps ticking. */
export function storyTime(): () => number {
  const opened = Date.now();
  return () => Date.parse('2026-11-20T12:00:00') + Date.now() - opened;
}

/**
 * A platform for one story: a browser that has stored nothing but what its sandbox has, whose clock is that of the sandbox. The story's
 * router has the address, not Storybook's window.
 */
function storyPlatform({ clock }: Sandbox, currentPath: () => string, connection: Connection = alwaysOnline): Platform {
  const queue = createQueue();
  return {
    ...browserPlatform({ space: 'story', backend: 'inPage' }),
    ...clock,
    today: () => calendarDay(new Date(clock.now())),
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
  /** @default of somebody who was signed in before, so that the dock shows the machines from the start */
  storedSession?: StoredSession | undefined;
}

const assembleOn = (
  { sandbox, connection, storedSession = signedInBefore }: Opened,
  router: ReturnType<typeof createMemoryRouter>,
  machines: MachineRecorder,
) => {
  const platform = storyPlatform(sandbox, () => router.state.location.pathname, connection);
  const path = () => router.state.location.pathname + router.state.location.search;
  // The day of a story is part of what is handed over.
  const ahead = () => platform.now() - Date.now();
  const page = { platform, seed: sandbox.situation?.world ?? demoSeed, path, ahead };
  return assemble({
    providers: Promise.resolve({
      loadIdentity: async () => sandbox.identity,
      loadCards: sandbox.loadCards,
      demoAccounts: [{ email: 'shopper@example.com', password: 'shopper123', role: 'Shopper' }],
      // In the place of the sandbox's notice, so that a journey looks like the live shop.
      notice: (
        <>
          <ShopDock sandbox={sandbox} machines={machines} page={page} />
          <BankPrompt bankPrompt={sandbox.bankPrompt} />
        </>
      ),
      onReset: (listener) => sandbox.world.onReset(listener),
    }),
    platform,
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
    inspect: machines.inspect,
  });
};

/** The whole app on a story's sandbox, opened at a path, by default that of its situation. */
export function Shop({ path = '', ...parts }: Opened & { path?: string | undefined }) {
  const [{ app, router }] = useState(() => {
    const memory = createMemoryRouter(routes, { initialEntries: [path || (parts.sandbox.situation?.path ?? '/')] });
    return { app: assembleOn(parts, memory, createMachineRecorder()), router: memory };
  });
  return (
    <App {...app}>
      <RouterProvider router={router} />
    </App>
  );
}
