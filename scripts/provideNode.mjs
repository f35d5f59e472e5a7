// Makes npm run this project's scripts on the Node that it has installed beside the tools, or ends with one sentence if there is none that
// is new enough (docs/decisions/0035-node-beside-the-tools.md). JavaScript, because it runs on older versions, which read no TypeScript.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const needed = Number.parseInt(engines.node.replace(/\D+/, ''), 10);

/**
 * Links the installed Node as npm 11.19 does. Older ones unlink it again: the packages of all platforms have a program of this name.
 * @param {string} modules node_modules @param {NodeJS.Platform} platform @param {string} arch @returns {boolean} whether there is one
 */
export function linkNode(modules, platform, arch) {
  const name = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`].find((each) => existsSync(join(modules, each, 'bin', 'node')));
  if (name === undefined) return false;
  const link = join(modules, '.bin', 'node');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('..', name, 'bin', 'node'), link);
  return true;
}

/** @param {string} version such as 20.20.2 @param {string} modules @param {NodeJS.Platform} platform @param {string} arch @returns {string | undefined} what to tell a person whose scripts cannot run */
export function provideNode(version, modules, platform, arch) {
  if (Number.parseInt(version, 10) >= needed || linkNode(modules, platform, arch)) return undefined;
  return `Gadget Garage needs Node ${needed} or newer. This is ${version}, and npm has installed no newer one for ${platform} ${arch}.
Install Node ${needed} (https://nodejs.org), or run npm ci again without --omit=optional.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const advice = provideNode(process.versions.node, join(root, 'node_modules'), process.platform, process.arch);
  if (advice !== undefined) {
    console.error(advice);
    process.exit(1);
  }
}
