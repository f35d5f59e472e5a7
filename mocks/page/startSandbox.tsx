import { SANDBOX_WORLD, SITUATION_WORLD } from '#app/services/platform/sandboxPlatform.ts';
import type { Identity } from '#contract/entities/identity.ts';
import type { LoadAhead, Platform } from '#app/services/ports.ts';
import type { Providers } from '#app/services/services.ts';
import { accounts, dockPeople, isAdministrator } from '../data/accounts.ts';
import type { SeedRecord } from '../data/seed.ts';
import { chooseWorld, withoutChoices, worldAddress } from '../data/worldChoice.ts';
import { keepFaultsInTab } from '../faults/tabFaults.ts';
import { createMachineRecorder } from '../machines/recordMachines.ts';
import '../ui/pictureSizes.css.ts';
import { SandboxControls } from '../ui/SandboxControls.tsx';
import { createPrompt } from '../ui/prompt.ts';
import type { OpenedAddress } from '../situation/openSituation.ts';
import { openBrowserSandbox, pageIsIdle } from './browser.ts';
import { handOver } from './frames.ts';

interface StartOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  /** The query of the address at which the page was opened. It may choose the world and the faults. */
  query: string;
  /** The journey of the address, and the problem with its situation; null if it asks for neither. */
  opened: OpenedAddress | null;
  /** The name of the frame of /sandbox/two that the page is in, if it is. */
  frame: string | undefined;
  /** Its `tabStore` stores the signed-in user, the world and the faults. */
  platform: Pick<Platform, 'tabStore' | 'now'>;
  /** Loads code that nobody waits for. */
  loadAhead: LoadAhead;
}

/** The running sandbox, in the place of the providers and of the backend. */
interface RunningSandbox extends Providers {
  /** Calls its backend. */
  fetch: typeof fetch;
}

/** The accounts that the sign-in page offers: those that have a password. */
const demoAccounts = accounts.flatMap(({ email, password }) =>
  password === undefined ? [] : [{ email, password, role: isAdministrator(email) ? 'Administrator' : 'Shopper' }],
);

/** The machines of the app. */
export const machines = createMachineRecorder();

/** Opens a situation's file that is dropped onto the page. */
function listenForFiles() {
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    void import('../situation/openFile.ts').then(({ openFile }) => openFile(file));
  });
}

/** The button whose click would send a form; null for a click on something else. */
function submitterOf({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'submit' && button.form !== null ? button : null;
}

/**
 * Lets people send forms in a frame that may not (`<iframe sandbox="allow-scripts">`). Browsers then do not even fire `submit`, although the
 * shop's code sends every form itself. Such a frame has no origin.
 */
function sendFormsWithoutOrigin(page: Window & typeof globalThis): void {
  if (page.origin !== 'null') return;
  const { prototype } = page.HTMLFormElement;
  prototype.requestSubmit = function requestSubmit(submitter = null) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  };
  // After React's listeners. Enter in a field clicks the button too.
  page.addEventListener('click', (event) => {
    const button = submitterOf(event);
    if (button === null || event.defaultPrevented) return;
    event.preventDefault();
    button.form?.requestSubmit(button);
  });
}

/** Opens this browser's world and starts to answer calls. */
export async function startSandbox({ siteBase, query, opened, frame, platform, loadAhead }: StartOptions): Promise<RunningSandbox> {
  const { seed: chosenSeed, problem: worldProblem } = chooseWorld(query, platform.tabStore);
  const isInSituation = platform.tabStore.read(SANDBOX_WORLD) === SITUATION_WORLD;
  const tabWorld = isInSituation ? (await import('../situation/tab.ts')).tabWorld(platform.tabStore) : null;
  const seed = tabWorld?.seed ?? chosenSeed;
  // A link that is opened on the page that it leads to changes only the fragment.
  window.addEventListener('hashchange', () => /^#(situation|journey)=/.test(window.location.hash) && window.location.reload());
  listenForFiles();
  sendFormsWithoutOrigin(window);
  const accountPrompt = createPrompt<readonly Identity[], Identity | null>(null);
  const sandbox = await openBrowserSandbox({
    siteBase,
    seed,
    tabWorld,
    loadAhead,
    store: platform.tabStore,
    chooseAccount: accountPrompt.open,
  });
  const { world, identity, loadCards, bankPrompt, fetch } = sandbox;
  const site = new URL(siteBase, window.location.href).href;
  // A replay opens the situation, and then is at the same path as what was recorded.
  const path = () => withoutChoices(window.location.href.slice(site.length - 1));
  const tab = { platform, seed, site, path };
  const recorder = pageIsIdle().then(() => loadAhead(async () => (await import('../recorder/recordPage.ts')).recordPage(sandbox, tab)));
  // The dock says so when it needs it.
  recorder.catch(() => {});
  const faultsProblem = keepFaultsInTab(sandbox.faults, query, platform.tabStore);
  const worldName = tabWorld === null ? seed.name : SITUATION_WORLD;
  // Load the page again, so that no data of this world remains.
  const onChooseWorld = (name: SeedRecord['name']) => window.location.assign(worldAddress(siteBase, name));
  const host = frame === undefined ? null : handOver(frame, { sandbox, now: () => platform.now(), world: worldName, onChooseWorld });
  return {
    loadIdentity: async () => identity,
    loadCards,
    demoAccounts,
    notice: (
      <SandboxControls
        sandbox={sandbox}
        page={{ ...tab, recorder }}
        name={worldName}
        onChooseWorld={host?.chooseWorld ?? onChooseWorld}
        onEndFaults={host?.endFaults}
        toggleDock={host?.toggleDock}
        people={dockPeople}
        machines={machines}
        journey={opened?.journey ?? null}
        addressProblems={[opened?.problem ?? null, worldProblem, faultsProblem].filter((problem) => problem !== null)}
        accountPrompt={accountPrompt}
        bankPrompt={bankPrompt}
        loadAhead={loadAhead}
      />
    ),
    onReset: world.onReset,
    fetch,
  };
}
