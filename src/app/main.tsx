import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#components/theme/global.css.ts';
import { App } from './App.tsx';
import { assemble } from './assemble.ts';
import { environment } from './environment.ts';
import { Boundary } from './navigation/Boundary.tsx';
import { crashed } from './navigation/crashed.tsx';
import { reloadOnMissingChunk } from './navigation/reloadOnMissingChunk.ts';
import { browserDevice } from './services/browserDevice.ts';
import type { Backend } from './services/services.ts';
import { loadUnconnectedCards } from './services/unconnectedCards.ts';
import { unconnectedIdentity } from './services/unconnectedIdentity.ts';

const { siteBase } = environment;
const isSandbox = import.meta.env.MODE === 'sandbox';
const device = browserDevice({ backend: isSandbox ? 'inPage' : 'overNetwork' });
reloadOnMissingChunk(device, { target: window, isOnline: () => navigator.onLine, reload: () => window.location.reload() });

const nothing = () => () => {};
const connectLive = (): Promise<Backend> =>
  Promise.resolve({
    identity: unconnectedIdentity,
    loadCards: loadUnconnectedCards,
    demoAccounts: [],
    notice: null,
    onReset: nothing,
  });

/** The sandbox is in its own chunk, and in no other build. */
const sandbox = isSandbox ? import('../../mocks/sandbox.tsx') : null;
const sandboxBackend = sandbox?.then(({ startSandbox }) => startSandbox({ siteBase, device })) ?? null;
const backend: Promise<Backend> = sandboxBackend ?? connectLive();

/** No call before the sandbox answers, nor while its worker sleeps; a live backend answers from the start. */
const fetchWhenReady: typeof fetch = async (...request) => {
  if (sandboxBackend) await (await sandboxBackend).wake();
  return fetch(...request);
};

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root');
const root = createRoot(element);

backend.catch(async (error: unknown) => {
  const page = await sandbox?.then(
    ({ explainUnavailable }) => explainUnavailable(error),
    () => null,
  );
  if (page) root.render(page);
});

const shop = assemble({
  backend,
  device,
  siteBase,
  apiBase: environment.apiBase,
  sendToken: environment.sendToken,
  fetch: fetchWhenReady,
});
// Before the router listens: of those who hear of a move the browser tells the first one first.
window.addEventListener('popstate', shop.guard.onMove);

root.render(
  <StrictMode>
    <Boundary attempt="app" fallback={crashed(siteBase)}>
      <BrowserRouter basename={siteBase}>
        <App {...shop} />
      </BrowserRouter>
    </Boundary>
  </StrictMode>,
);
