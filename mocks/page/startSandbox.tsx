import type { Identity } from '#contract/entities/identity.ts';
import type { LoadAhead, Platform } from '#app/services/ports.ts';
import type { Backend } from '#app/services/services.ts';
import { accounts } from '../data/accounts.ts';
import { people } from '../data/people.ts';
import { chooseWorld, demoWorldAddress } from '../data/worldChoice.ts';
import { keepFaultsInTab } from '../faults/tabFaults.ts';
import '../ui/pictureSizes.css.ts';
import { SandboxControls } from '../ui/SandboxControls.tsx';
import { createPrompt } from '../ui/prompt.ts';
import { openBrowserSandbox } from './browser.ts';

interface StartOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  /** The query of the address at which the page was opened. It may choose the world and the faults. */
  query: string;
  /** Its `tabStore` stores the signed-in user, the world and the faults. */
  platform: Pick<Platform, 'tabStore' | 'now'>;
  /** Loads code that nobody waits for. */
  loadAhead: LoadAhead;
}

/** The backend that the sandbox provides to the shop. */
interface SandboxBackend extends Backend {
  /** Calls the sandbox's backend. */
  fetch: typeof fetch;
}

/** The accounts that the sign-in page offers: those that have a password. */
const demoAccounts = accounts.flatMap(({ email, password }) => {
  const role = people.find((person) => person.email === email)?.role === 'admin' ? 'Administrator' : 'Shopper';
  return password === undefined ? [] : [{ email, password, role }];
});

/** Opens this browser's world and starts to answer calls. */
export async function startSandbox({ siteBase, query, platform, loadAhead }: StartOptions): Promise<SandboxBackend> {
  const { seed, problem: worldProblem } = chooseWorld(query, platform.tabStore);
  const accountPrompt = createPrompt<readonly Identity[], Identity | null>(null);
  const { world, faults, identity, loadCards, bankPrompt, fetch } = await openBrowserSandbox({
    siteBase,
    seed,
    loadAhead,
    store: platform.tabStore,
    chooseAccount: accountPrompt.open,
    now: () => platform.now(),
  });
  const faultsProblem = keepFaultsInTab(faults, query, platform.tabStore);
  return {
    loadIdentity: async () => identity,
    loadCards,
    demoAccounts,
    notice: (
      <SandboxControls
        world={world}
        name={seed.name}
        // Load the page again, so that no data of this world remains.
        onLeave={() => window.location.assign(demoWorldAddress(siteBase))}
        faults={faults}
        addressProblems={[worldProblem, faultsProblem].filter((problem) => problem !== null)}
        accountPrompt={accountPrompt}
        bankPrompt={bankPrompt}
        loadAhead={loadAhead}
      />
    ),
    onReset: world.onReset,
    fetch,
  };
}
