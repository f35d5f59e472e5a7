// Finds a Chromium for the browser tests; run as a program it also installs one where none is found, and says what it did.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

/** Chromium without its windows: it has all that most tests look at, and takes a third less of the processor's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a whole browser does for each window, though no test looks at it: two pages under its address bar, and a process kept ready for
 * the next site. Together more than a tenth of the processor's time in journeys. A browser without them does not mind their names.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright turns off itself (chromiumSwitches.ts): of two lists a browser takes the last alone, so ours repeats it. */
const PLAYWRIGHT_TURNS_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** No sandbox of its own (it does not start as root), no GPU, and no calls home. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...PLAYWRIGHT_TURNS_OFF, ...UNSEEN].join(',')}`,
];

/** @param {(string | undefined)[]} paths */
const firstExisting = (paths) => paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * A browser with windows, for tests of what only such a one does, as blocking pop-ups: CHROME, else an installed one, else Playwright's
 * download.
 * @returns {string | undefined} its path, undefined when there is none
 */
export const findWindowedBrowser = () => firstExisting([process.env['CHROME'], ...INSTALLED, chromium.executablePath()]);

/**
 * The browser to test with: CHROME, else Chromium's headless shell, else a browser with windows.
 * @returns {string | undefined} its path, undefined when there is none
 */
export const findBrowser = () => firstExisting([process.env['CHROME'], HEADLESS_SHELL]) ?? findWindowedBrowser();

/** @type {{ name: string, possible: () => boolean, run: () => void }[]} */
const WAYS = [
  {
    name: "Debian's packages chromium and chromium-headless-shell",
    possible: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    run: () => {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], { stdio: 'inherit' });
    },
  },
  {
    name: "Playwright's own download",
    possible: () => true,
    run: () => void execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' }),
  },
];

function installBrowser() {
  for (const way of WAYS.filter(({ possible }) => possible())) {
    console.log(`No Chromium or Chrome found; trying ${way.name} …`);
    try {
      way.run();
    } catch (error) {
      console.log(`${way.name} did not work: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
    if (findWindowedBrowser() !== undefined) return;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findWindowedBrowser() === undefined) installBrowser();
  const path = findBrowser();
  if (path) console.log(`Browser tests use ${path}`);
  else {
    console.error('No browser for the tests: install Chromium or Chrome, or name one in CHROME.');
    process.exit(1);
  }
}
