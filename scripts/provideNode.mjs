// Makes npm run this project's scripts on the Node that it has installed beside the tools (docs/decisions/0035-node-beside-the-tools.md). Says
// what to do if there is none that is new enough. JavaScript, because an old Node reads no TypeScript.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const needed = engines.node.replaceAll(/[^\d.]/g, '');

/** @param {string} version such as 24.12.0 */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** @param {string} program */
function canRun(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Links the installed Node, as npm 11.19 does by itself: npm 11.6 and older remove the link together with the packages of other platforms.
 * @param {string} modules the folder node_modules
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 * @returns {boolean} whether there is a Node that runs here
 */
function linkNode(modules, platform, arch) {
  const file = platform === 'win32' ? 'node.exe' : 'node';
  const names = [`node-${platform === 'win32' ? 'win' : platform}-${arch}`, `node-bin-${platform}-${arch}`];
  const name = names.find((each) => existsSync(join(modules, each, 'bin', file)));
  const link = join(modules, '.bin', 'node');
  rmSync(link, { force: true });
  // Those for Linux need glibc, which Alpine has not.
  if (name === undefined || !canRun(join(modules, name, 'bin', file))) return false;
  mkdirSync(join(modules, '.bin'), { recursive: true });
  if (platform === 'win32') writeFileSync(`${link}.cmd`, `@"%~dp0..\\${name}\\bin\\node.exe" %*\r\n`);
  else symlinkSync(join('..', name, 'bin', file), link);
  return true;
}

/**
 * @param {string} version of the Node that runs this
 * @param {string} modules the folder node_modules
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 * @returns {string | undefined} what to tell a person whose scripts cannot run
 */
export function provideNode(version, modules, platform, arch) {
  if (isNewEnough(version) || linkNode(modules, platform, arch)) return undefined;
  return `Gadget Garage needs Node ${needed} or newer. This is ${version}, and npm has installed no newer one for ${platform} ${arch}.
Install Node ${Number.parseInt(needed, 10)} (https://nodejs.org), or run npm ci again without --omit=optional.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const advice = provideNode(process.versions.node, join(root, 'node_modules'), process.platform, process.arch);
  if (advice !== undefined) {
    console.error(advice);
    process.exit(1);
  }
}
