// Measures how fast the builds are on a phone: npm run bench (options.ts has its options)
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { browserOptions } from '../scripts/check/browser.ts';
import { measureLists, reportLists } from './lists.ts';
import { choosePages, measureLoads, reportLoads } from './loads.ts';
import { readOptions, USAGE } from './options.ts';
import { API, startServers } from './servers.ts';
import { visit } from './visit.ts';

function readCommand() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { parts, pages, builds, slowdown, loadRounds, listRounds } = readCommand();
const servers = await startServers({ folders: builds, canSignIn: parts.includes('deep') || parts.includes('lists') });
const browser = await chromium.launch(browserOptions(servers.browserArgument));
console.log(`Chromium ${browser.version()}. Load average before the first round: ${loadavg()[0]?.toFixed(1)}.`);

const chosen = await choosePages(browser, servers, { parts, pages });
if (chosen.length > 1) {
  // The first visit of a browser is slow.
  await visit(browser, { address: servers.bare, slowdown, api: API });
  reportLoads(await measureLoads(browser, chosen, { rounds: loadRounds, slowdown }));
}
if (parts.includes('lists')) reportLists(await measureLists(browser, servers, { rounds: listRounds, slowdown }));
await browser.close();
servers.close();
