// Finds a Chromium for the browser tests. Run as a program, it also installs one if none is found, in CI also the faster one, and prints
// what it did.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { canInstallPackages, installPackages } from './debianPackages.mjs';

/** Chromium without windows. It is enough for most tests, and takes a third less CPU time. */
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
 * Features of a full browser that no test uses: two pages below the address bar, and a spare process for the next site. Together they take
 * more than a tenth of the CPU time in journeys. A browser without these features ignores their names.
 */
const UNUSED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The features that Playwright disables (chromiumSwitches.ts). Repeated here, because a browser uses only the last of two lists. */
const DISABLED_BY_PLAYWRIGHT = [
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

/** Disables Chromium's sandbox (which does not start as root), the GPU, and Chromium's background requests. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNUSED_FEATURES].join(',')}`,
];

/** The first of these paths that exists. @param {(string | undefined)[]} paths */
export const firstExisting = (paths) => paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * Finds a headed browser, for tests that need one, for example of pop-up blocking: CHROME, else an installed browser, else
 * Playwright's download. Use findBrowser for all other tests.
 * @returns {string | undefined} its path, or undefined if there is none
 */
export const findHeadedBrowser = () => firstExisting([process.env['CHROME'], ...INSTALLED, chromium.executablePath()]);

/**
 * Finds the browser for tests: CHROME, else Chromium's headless shell, else a headed browser.
 * @returns {string | undefined} its path, or undefined if there is none
 */
export const findBrowser = () => firstExisting([process.env['CHROME'], HEADLESS_SHELL]) ?? findHeadedBrowser();

/** @type {{ name: string, isAvailable: () => boolean, run: () => void }[]} */
const INSTALLERS = [
  {
    name: "Debian's packages chromium and chromium-headless-shell",
    isAvailable: canInstallPackages,
    run: () => installPackages('chromium', 'chromium-headless-shell'),
  },
  {
    name: "Playwright's own download",
    isAvailable: () => true,
    run: () => void execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' }),
  },
];

/** Runs an installer. Tests use another browser if it fails. @param {Pick<(typeof INSTALLERS)[number], 'name' | 'run'>} installer */
function tryInstaller({ name, run }) {
  console.log(`Installing ${name} …`);
  try {
    run();
  } catch (error) {
    console.log(`${name} failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}

function installBrowser() {
  for (const installer of INSTALLERS.filter(({ isAvailable }) => isAvailable())) {
    tryInstaller(installer);
    if (findHeadedBrowser() !== undefined) return;
  }
}

/** Debian's Chromium without its headless shell: the tests take half as long again. A person decides what is installed; CI does not ask. */
const lacksHeadlessShell = () => findBrowser() === '/usr/bin/chromium' && process.env['CI'] !== undefined && canInstallPackages();

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findHeadedBrowser() === undefined) installBrowser();
  else if (lacksHeadlessShell()) {
    tryInstaller({ name: "Debian's package chromium-headless-shell", run: () => installPackages('chromium-headless-shell') });
  }
  const path = findBrowser();
  if (path) console.log(`Browser tests use ${path}`);
  else {
    console.error('No browser for the tests: install Chromium or Chrome, or set CHROME to the path of one.');
    process.exit(1);
  }
}
