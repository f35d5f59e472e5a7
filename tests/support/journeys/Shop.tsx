import { useEffect, useLayoutEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueue } from '#mocks/store/queue.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { signedInBefore } from '../signedInBefore.ts';
import { observeMachines } from '../../../.storybook/machines/running/observeMachines.ts';
import { App } from '#app/App.tsx';
import { assemble } from '#app/assemble.ts';
import { alwaysOnline, browserPlatform } from '#app/services/platform/browserPlatform.ts';
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
  currentPath: () => string,
  { inspect }: ReturnType<typeof observeMachines>,
) =>
  assemble({
    backend: Promise.resolve({
      loadIdentity: async () => sandbox.identity,
      loadCards: sandbox.loadCards,
      demoAccounts: [{ email: 'shopper@example.com', password: 'shopper123', role: 'Shopper' }],
      notice: sandbox.dialog,
      onReset: (listener) => sandbox.world.onReset(listener),
    }),
    platform: storyPlatform(currentPath, connection),
    siteBase: sandbox.siteBase,
    apiBase: sandbox.apiBase,
    sendToken: true,
    conditionalWrites: true,
    loginProof: true,
    fetch: (...request) => fetch(...request),
    storedSession,
    isDemo: true,
    inspect,
  });

/** Keeps the address in sync with the router. */
function TrackAddress({ address }: { address: { path: string } }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => void Object.assign(address, { path: pathname }), [address, pathname]);
  return null;
}

/** The whole app on a story's sandbox, opened at a path. Its address changes when the next page is shown, and not at the click. */
export function Shop({ path, ...opened }: Opened & { path: string }) {
  const [{ app, machines, address }] = useState(() => {
    const observer = observeMachines();
    const address = { path };
    return { app: assembleOn(opened, () => address.path, observer), machines: observer, address };
  });
  useEffect(() => machines.stop, [machines]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <TrackAddress address={address} />
      <App {...app} />
    </MemoryRouter>
  );
}
