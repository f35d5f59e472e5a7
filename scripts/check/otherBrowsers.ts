// Finds Firefox and WebKit. Run as a program, it installs what is missing.
import { existsSync, readdirSync } from 'node:fs';
import { canInstallPackages, firstExisting, installPackages } from './browser.ts';

/** The driver of WebKitGTK's browsers. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** An X server without a screen, because WebKitGTK's browsers have no headless mode. */
export const XVFB = '/usr/bin/Xvfb';

/** The path of Firefox: FIREFOX, else an installed one. */
export const findFirefox = (): string | undefined => firstExisting([process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** The path of WebKitGTK's own small browser. */
export function findMiniBrowser(): string | undefined {
  // Debian has it below a folder for the architecture, Fedora below libexec.
  const folders = ['/usr/libexec', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [])];
  return firstExisting(folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
}

/** The packages of Debian that are missing. */
const missingPackages = () => [
  ...(findFirefox() === undefined ? ['firefox-esr'] : []),
  ...(existsSync(WEBKIT_DRIVER) && findMiniBrowser() !== undefined ? [] : ['webkit2gtk-driver']),
  ...(existsSync(XVFB) ? [] : ['xvfb']),
];

/** Installs the missing packages. Ends this program if that is impossible. */
function requireBrowsers() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (canInstallPackages()) {
    console.log(`Installing Debian's packages ${missing.join(', ')} …`);
    try {
      installPackages(...missing);
    } catch (error) {
      console.log(`apt-get failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  const stillMissing = missingPackages();
  if (stillMissing.length === 0) return;
  console.error(`The tests in Firefox and WebKit need what is in Debian's packages ${stillMissing.join(', ')}. Install them:
  sudo apt-get install ${stillMissing.join(' ')}
FIREFOX can name the path of another Firefox. WebKit runs only on Linux.`);
  process.exit(1);
}

if (import.meta.main) requireBrowsers();
