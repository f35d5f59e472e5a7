import './startReact.ts';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '#components/theme/global.css.ts';
import { CrashedScreen } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';
import { App } from './App.tsx';
import { assemble, type Parts } from './assemble.ts';
import { stopRemembering } from './navigation/EarlyAction.tsx';
import { Boundary } from './navigation/Boundary.tsx';
import { guardHistory } from './navigation/guardHistory.ts';
import { createLeaveGuard } from './navigation/leaveGuard.ts';
import { reloadOnMissingChunk } from './navigation/reloadOnMissingChunk.ts';
import { nameEntry } from './navigation/scrollMemory.ts';
import { throttleAddress } from './navigation/throttleAddress.ts';
import { preloadPage, routes } from './routes.tsx';
import { browserPlatform } from './services/platform/browserPlatform.ts';
import { claimTab } from './services/platform/claimTab.ts';
import { FRAMES, frameStore, sandboxPlatform, TWO_PEOPLE_PATH } from './services/platform/sandboxPlatform.ts';
import { storageSpace } from './services/platform/storageSpace.ts';
import { connectLive } from './services/connectLive.ts';
import { LICENCES_FILE } from './services/licencesFile.ts';
import { firebaseSession, firebaseSessionKey } from './services/firebase/storedSession.ts';
import { withEarlyReads } from './services/http/earlyReads.ts';
import { sandboxSession } from './services/storedSession.ts';

/** The base path of the site, with a trailing slash. */
const siteBase = import.meta.env.BASE_URL;
/** Only a build writes the file. */
const licencesHref = import.meta.env.PROD ? siteBase + LICENCES_FILE : undefined;
const isSandbox = import.meta.env.MODE === 'sandbox';
const space = storageSpace(import.meta.env.MODE, siteBase);
const platform = browserPlatform({
  siteBase,
  space,
  backend: isSandbox ? 'inPage' : 'overNetwork',
});
const isFramed = window.parent !== window;
// The frames of a tab share its store.
const claimed = isFramed ? null : claimTab(platform, { locks: navigator.locks, space, page: window });
const { loadAhead } = reloadOnMissingChunk(platform, window);

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');

/**
 * True if React can take over the HTML, because it has the page at this address. The query, such as a search, is applied after that. React
 * cannot take over what a translator has changed, which replaces texts by `font` elements.
 */
const canHydrate = (target: HTMLElement) => target.dataset['page'] === window.location.pathname && target.querySelector('font') === null;

/** Replaces what the HTML shows. */
function show(page: ReactNode, target: HTMLElement) {
  stopRemembering();
  createRoot(target).render(page);
}

/** Takes over what the HTML shows. */
function hydrate(page: ReactNode, target: HTMLElement) {
  stopRemembering();
  // In steps, so that the page answers meanwhile.
  startTransition(() => void hydrateRoot(target, page));
}

/** Starts the shop with the parts that the sandbox and the live shop have each of their own. */
async function start(parts: Omit<Parts, 'siteBase' | 'guard' | 'router' | 'licencesHref'>, target: HTMLElement) {
  await claimed;
  const path = platform.currentPath();
  const guard = createLeaveGuard();
  guardHistory(guard, window);
  nameEntry(window);
  const router = createBrowserRouter(routes, { basename: siteBase, window: throttleAddress(window, platform) });
  const shop = assemble({ ...parts, siteBase, guard, router, licencesHref });
  const page = (
    <StrictMode>
      <Boundary fallback={(retry) => <CrashedScreen view={{ state: 'crashed', homeHref: siteBase }} onRetry={retry} />}>
        <App {...shop} loadAhead={loadAhead}>
          <RouterProvider router={router} />
        </App>
      </Boundary>
    </StrictMode>
  );
  // The code of a page that the HTML shows is needed, also if the sign-in page comes next.
  const audience = parts.storedSession.exists() || canHydrate(target) ? 'user' : 'signedOut';
  // Until the code is here, the HTML shows what React would. Without the code, React shows what went wrong.
  await preloadPage(path, audience).catch(() => {});
  // Back may have led to another page meanwhile.
  (canHydrate(target) ? hydrate : show)(page, target);
}

/** The result of an address with a situation or a journey whose code does not load. */
const couldNotOpen = () => ({ problem: 'What this address asks for could not be loaded. Open it again.', journey: null });

/** The sandbox is in a chunk of its own, and in no other build. */
async function startInSandbox(target: HTMLElement) {
  const sandbox = import('../../mocks/page/sandbox.tsx');
  if (platform.currentPath() === TWO_PEOPLE_PATH) {
    show(await (await sandbox).openTwoPeople(siteBase), target);
    return;
  }
  const frame = isFramed ? FRAMES.find((name) => name === window.name) : undefined;
  const ownPlatform = frame === undefined ? platform : { ...platform, tabStore: frameStore(frame) };
  const { search, hash } = window.location;
  const opened = /[?&#](situation|journey|tour)=/.test(search + hash)
    ? await Promise.all([sandbox, claimed]).then(
        ([{ openSituation }]) => openSituation({ siteBase, platform: ownPlatform }, window),
        couldNotOpen,
      )
    : null;
  // After `openSituation`, which changes the address, and before the page can redirect.
  const query = window.location.search;
  const tabPlatform = sandboxPlatform(ownPlatform);
  const running = Promise.all([sandbox, claimed]).then(([{ startSandbox }]) =>
    startSandbox({ siteBase, query, opened, frame, platform: tabPlatform, loadAhead }),
  );
  const fetchWhenReady: typeof fetch = async (...request) => (await running).fetch(...request);
  // Every call reports it.
  running.catch(() => {});
  const loaded = await sandbox.catch(() => null);
  await start(
    {
      providers: running,
      platform: tabPlatform,
      storedSession: sandboxSession(ownPlatform.tabStore, running),
      apiBase: `${siteBase}api`,
      sendToken: true,
      conditionalWrites: true,
      loginProof: true,
      fetch: fetchWhenReady,
      startingNotice: loaded && <loaded.StartingNotice />,
      inspect: loaded?.inspect,
      isDemo: true,
    },
    target,
  );
}

if (isSandbox) {
  void startInSandbox(container);
} else if (CONFIGURATION.faults.length > 0) {
  void import('#components/screens/shell/UnconfiguredScreen/UnconfiguredScreen.tsx').then(({ UnconfiguredScreen }) =>
    show(<UnconfiguredScreen view={{ state: 'unconfigured', faults: CONFIGURATION.faults }} />, container),
  );
} else {
  void start(
    {
      providers: Promise.resolve(connectLive(platform)),
      platform,
      storedSession: firebaseSession(firebaseSessionKey(CONFIGURATION.firebase.apiKey), () => localStorage, window),
      apiBase: CONFIGURATION.apiBase,
      sendToken: CONFIGURATION.sendToken,
      conditionalWrites: CONFIGURATION.conditionalWrites,
      loginProof: CONFIGURATION.loginProof,
      fetch: withEarlyReads(window.earlyReads?.responses, (...request) => fetch(...request), platform),
    },
    container,
  );
  // Only a host that served the sandbox before has its worker, so this code is not in the first load.
  if (navigator.serviceWorker?.controller)
    void import('./services/unregisterSandboxWorker.ts').then(({ unregisterSandboxWorker }) =>
      unregisterSandboxWorker(navigator.serviceWorker),
    );
}
