import type { Identity } from '#contract/entities/identity.ts';
import type { LoadAhead, Platform } from '#app/services/ports.ts';
import type { Backend } from '#app/services/services.ts';
import { startBrowserSandbox } from './browser.ts';
import { accounts } from './data/accounts.ts';
import { people } from './data/people.ts';
import { chooseWorld, demoWorldAddress } from './data/worldChoice.ts';
import { createSandboxIdentity } from './identity/identity.ts';
import { cardLoader } from './payments/cardLoader.ts';
import type { Charge } from './payments/cards.ts';
import { openTabFaults } from './server/faults/tabFaults.ts';
import './ui/pictureSizes.css.ts';
import { SandboxControls } from './ui/SandboxControls.tsx';
import { createPrompt } from './ui/prompt.ts';

export interface SandboxOptions {
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
export interface SandboxBackend extends Backend {
  /** Calls the sandbox's backend. */
  fetch: typeof fetch;
}

/** The accounts that the sign-in page offers: those that have a password. */
const demoAccounts = accounts.flatMap(({ email, password }) => {
  const role = people.find((person) => person.email === email)?.role === 'admin' ? 'Administrator' : 'Shopper';
  return password === undefined ? [] : [{ email, password, role }];
});

/** Opens this browser's world and starts to answer calls. */
export async function startSandbox({ siteBase, query, platform, loadAhead }: SandboxOptions): Promise<SandboxBackend> {
  const seed = chooseWorld(query, platform.tabStore);
  const { faults, problem } = openTabFaults(query, platform.tabStore);
  const { world, fetch } = startBrowserSandbox({ siteBase, seed, faults, loadAhead });
  const accountPrompt = createPrompt<readonly Identity[], Identity | null>(null);
  const bankPrompt = createPrompt<Charge, boolean>(false);
  // The reset deletes the payment that the bank asked about.
  world.onReset(() => bankPrompt.answer(false));
  const identity = createSandboxIdentity({ accounts, world, store: platform.tabStore, chooseAccount: accountPrompt.open });
  return {
    loadIdentity: async () => identity,
    loadCards: cardLoader({ world, confirmCharge: bankPrompt.open, now: () => platform.now() }),
    demoAccounts,
    notice: (
      <SandboxControls
        world={world}
        name={seed.name}
        // Load the page again, so that no data of this world remains.
        onLeave={() => window.location.assign(demoWorldAddress(siteBase))}
        faults={faults}
        faultsProblem={problem}
        accountPrompt={accountPrompt}
        bankPrompt={bankPrompt}
        loadAhead={loadAhead}
      />
    ),
    onReset: world.onReset,
    fetch,
  };
}
