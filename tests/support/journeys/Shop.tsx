import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueue } from '#mocks/store/queue.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import type { Situation } from '#mocks/situation/situation.ts';
import { writePerson } from '#mocks/situation/tab.ts';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { createMachineRecorder, type MachineRecorder } from '#mocks/machines/recordMachines.ts';
import { BankPrompt } from '#mocks/ui/BankDialog.tsx';
import { SandboxDock } from '#mocks/ui/SandboxDock.tsx';
import { signedInBefore } from '../signedInBefore.ts';
import { App } from '#app/App.tsx';
import { assemble } from '#app/assemble.ts';
import { routes } from '#app/routes.tsx';
import { alwaysOnline, browserPlatform } from '#app/services/platform/browserPlatform.ts';
import { sandboxPlatform } from '#app/services/platform/sandboxPlatform.ts';
import { createLeaveGuard } from '#app/navigation/leaveGuard.ts';
import type { Platform } from '#app/services/ports.ts';
import type { StoredSession } from '#app/services/storedSession.ts';

/** The connection of a story; online by default. */
type Connection = Pick<Platform, 'isOnline' | 'onConnectionChange'>;

/** The day of every flow story. */
export const TODAY = '2026-11-20';

const opened = Date.now();

/** The clock of a story with a situation: it begins at noon of that day, and keeps ticking. */
export const storyNow = () => Date.parse(`${TODAY}T12:00:00`) + Date.now() - opened;

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

/** The platform of a story whose sandbox has a situation: with its clock, and with what is typed. */
function situationPlatform(platform: Platform, situation: Situation): Platform {
  writePerson(platform.tabStore, situation);
  return sandboxPlatform({ ...platform, now: storyNow });
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
  const platform = storyPlatform(() => router.state.location.pathname, connection);
  return assemble({
    backend: Promise.resolve({
      loadIdentity: async () => sandbox.identity,
      loadCards: sandbox.loadCards,
      demoAccounts: [{ email: 'shopper@example.com', password: 'shopper123', role: 'Shopper' }],
      // In the place of the sandbox's notice, so that a journey looks like the live shop.
      notice: (
        <>
          <SandboxDock sandbox={sandbox} machines={machines} />
          <BankPrompt bankPrompt={sandbox.bankPrompt} />
        </>
      ),
      onReset: (listener) => sandbox.world.onReset(listener),
    }),
    platform: sandbox.situation === null ? platform : situationPlatform(platform, sandbox.situation),
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
