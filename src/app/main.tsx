import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#components/theme/global.css.ts';
import { App } from './App.tsx';
import { assemble } from './assemble.ts';
import { Boundary } from './navigation/Boundary.tsx';
import { crashed } from './navigation/crashed.tsx';
import { reloadOnMissingChunk } from './navigation/reloadOnMissingChunk.ts';
import { browserPlatform } from './services/platform/browserPlatform.ts';
import { connectLive } from './services/connectLive.ts';
import type { Backend } from './services/services.ts';

/** The base path of the site, with a trailing slash. */
const siteBase = import.meta.env.BASE_URL;
const isSandbox = import.meta.env.MODE === 'sandbox';
// The live shop has its own storage, so that it does not resume the payments of a demo that was on the same host.
const platform = browserPlatform(isSandbox ? { backend: 'inPage' } : { space: 'gadget-garage live' });
reloadOnMissingChunk(platform, { target: window, isOnline: () => navigator.onLine, reload: () => window.location.reload() });

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root');
const root = createRoot(element);

interface Connection {
  backend: Promise<Backend>;
  apiBase: string;
  sendToken: boolean;
  conditionalWrites: boolean;
  loginProof: boolean;
  fetch: typeof fetch;
}

function start(connection: Connection) {
  const shop = assemble({ ...connection, platform, siteBase });
  // Register this before the router's listener, because the browser calls popstate listeners in the order of registration.
  window.addEventListener('popstate', shop.guard.onPopState);
  root.render(
    <StrictMode>
      <Boundary resetKey="app" fallback={crashed(siteBase)}>
        <BrowserRouter basename={siteBase}>
          <App {...shop} />
        </BrowserRouter>
      </Boundary>
    </StrictMode>,
  );
}

if (isSandbox) {
  // The sandbox is in a chunk of its own, and in no other build.
  const sandbox = import('../../mocks/sandbox.tsx');
  const backend = sandbox.then(({ startSandbox }) => startSandbox({ siteBase, platform }));
  backend.catch(async (error: unknown) => {
    const page = await sandbox.then(
      ({ explainUnavailable }) => explainUnavailable(error),
      () => null,
    );
    if (page) root.render(page);
  });
  const fetchWhenReady: typeof fetch = async (...request) => (await backend).fetch(...request);
  start({ backend, apiBase: `${siteBase}api`, sendToken: true, conditionalWrites: true, loginProof: true, fetch: fetchWhenReady });
} else if (CONFIGURATION.faults.length > 0) {
  void import('#components/screens/shell/UnconfiguredScreen/UnconfiguredScreen.tsx').then(({ UnconfiguredScreen }) =>
    root.render(<UnconfiguredScreen view={{ state: 'unconfigured', faults: CONFIGURATION.faults }} />),
  );
} else {
  start({
    backend: Promise.resolve(connectLive(platform)),
    apiBase: CONFIGURATION.apiBase,
    sendToken: CONFIGURATION.sendToken,
    conditionalWrites: CONFIGURATION.conditionalWrites,
    loginProof: CONFIGURATION.loginProof,
    fetch: (...request) => fetch(...request),
  });
  // Few hosts ever served a demo, so the code that unregisters its worker is not in the first load.
  if (navigator.serviceWorker?.controller)
    void import('./services/unregisterSandboxWorker.ts').then(({ unregisterSandboxWorker: retireWorker }) =>
      retireWorker(navigator.serviceWorker),
    );
}
