// Finds a Chromium for the browser tests. Run as a program, it also installs one if none is found, in CI also the faster one, and prints
// what it did.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

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

/** Added to Playwright's own, which disable Chromium's sandbox and its background requests. */
export const launchArguments = ['--disable-gpu', `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNUSED_FEATURES].join(',')}`];

/**
 * Keeps V8 from optimizing code. A page of a journey is closed before it has won back the time that this takes, a tenth of its CPU time. A
 * page that lives for minutes gains by it.
 */
export const UNOPTIMIZED = '--js-flags=--no-maglev,--no-opt';

/** The first of these paths that exists. */
export const firstExisting = (paths: (string | undefined)[]) => paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * The path of a headed browser, for tests that need one, for example of pop-up blocking: CHROME, else an installed browser, else
 * Playwright's download. Use browserOptions for all other tests.
 */
export const findHeadedBrowser = (): string | undefined => firstExisting([process.env['CHROME'], ...INSTALLED, chromium.executablePath()]);

/** The path of the browser for tests: CHROME, else Chromium's headless shell, else a headed browser. */
const findBrowser = (): string | undefined => firstExisting([process.env['CHROME'], HEADLESS_SHELL]) ?? findHeadedBrowser();

/** How Playwright starts the browser for tests. `more`: further arguments of its command line. */
export function browserOptions(...more: string[]) {
  const executablePath = findBrowser();
  return { args: [...launchArguments, ...more], ...(executablePath === undefined ? {} : { executablePath }) };
}

/** True if this process may install Debian's packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. Throws if that fails. */
export function installPackages(...names: string[]): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', ...names], { stdio: 'inherit' });
}

interface Installer {
  name: string;
  isAvailable: () => boolean;
  run: () => void;
}

const INSTALLERS: readonly Installer[] = [
  {
    name: "Debian's packages chromium and chromium-headless-shell",
    isAvailable: canInstallPackages,
    run: () => installPackages('chromium', 'chromium-headless-shell'),
  },
  {
    name: "Playwright's own download",
    isAvailable: () => true,
    // Its output would hide the advice that follows a failure.
    run: () => void execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'pipe', shell: process.platform === 'win32' }),
  },
];

/** Runs an installer. Tests use another browser if it fails. */
function tryInstaller({ name, run }: Pick<Installer, 'name' | 'run'>, print: (line: string) => void) {
  print(`Installing ${name} …`);
  try {
    run();
  } catch (error) {
    // A program's error output follows the command, and its last line says why it failed.
    const message = error instanceof Error ? error.message : String(error);
    print(`${name} failed: ${message.trim().split('\n').at(-1)}`);
  }
}

/** The command that installs a browser, by platform. */
const COMMANDS: Partial<Record<NodeJS.Platform, string>> = {
  linux: "sudo apt-get install chromium chromium-headless-shell (Debian), or your system's package of Chromium or Chrome",
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
};

/** Returns two lines for a person: what is missing, and what to do. */
export const browserAdvice = (platform: NodeJS.Platform) => `The tests need Chromium or Chrome, and none was found or could be installed.
Install one: ${COMMANDS[platform] ?? "your system's package of Chromium or Chrome"}; or set CHROME to the path of one.`;

interface EnsureOptions {
  find: () => string | undefined;
  installers: readonly Installer[];
  print: (line: string) => void;
}

/**
 * Makes sure that there is a browser for the tests: installs one with the first installer that can, unless there is one. Returns its path.
 */
export function ensureBrowser({ find, installers, print }: EnsureOptions): string | undefined {
  for (const installer of installers) {
    if (find() !== undefined) break;
    if (installer.isAvailable()) tryInstaller(installer, print);
  }
  return find();
}

/** Debian's Chromium without its headless shell: the tests take half as long again. A person decides what is installed; CI does not ask. */
const lacksHeadlessShell = () => findBrowser() === '/usr/bin/chromium' && process.env['CI'] !== undefined && canInstallPackages();

if (import.meta.main) {
  const print = console.log;
  if (lacksHeadlessShell()) {
    tryInstaller({ name: "Debian's package chromium-headless-shell", run: () => installPackages('chromium-headless-shell') }, print);
  }
  const path = ensureBrowser({ find: findBrowser, installers: INSTALLERS, print });
  if (path === undefined) {
    console.error(browserAdvice(process.platform));
    process.exit(1);
  }
  print(`Browser tests use ${path}`);
}
