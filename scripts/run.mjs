// Runs npm scripts side by side, as many as there are processors: node scripts/run.mjs check:types check:lint. Prints when each begins and
// ends, and at the end what those printed that failed.
// Scripts after a `then` start when those before it have passed: node scripts/run.mjs check:types then test:unit
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';

/** @typedef {{ code: number | null, output: string }} End of a process; no code: a signal ended it */
/** @typedef {{ script: string, output: string }} Failure */

/** @param {readonly string[]} words of the command line @returns {string[][]} the scripts that run together, in the order of their groups */
export function groupsIn(words) {
  /** @type {string[][]} */
  const groups = [[]];
  for (const word of words) {
    if (word === 'then') groups.push([]);
    else groups.at(-1)?.push(word);
  }
  return groups;
}

/**
 * Runs all scripts of a group, also after one has failed, and then the next group, unless one has failed.
 * @param {readonly string[][]} groups
 * @param {{ start: (script: string) => Promise<End>, print: (line: string) => void, parallel?: number }} options
 * @returns {Promise<Failure[]>}
 */
export async function runGroups(groups, { start, print, parallel = availableParallelism() }) {
  /** @type {Failure[]} */
  const failures = [];
  for (const group of groups) {
    const waiting = [...group];
    const work = async () => {
      for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
        const begin = Date.now();
        print(`… ${script}`);
        const { code, output } = await start(script);
        print(`${code === 0 ? '✓' : '✗'} ${script} ${Math.round((Date.now() - begin) / 1000)} s`);
        if (code !== 0) failures.push({ script, output });
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    if (failures.length > 0) break;
  }
  return failures;
}

/** @param {readonly Failure[]} failures @returns {string} all that each printed, and below it how to run it alone; at the end which they are, if several */
export function report(failures) {
  const parts = failures.map(({ script, output }) => [
    `\n── ${script} ──\n${output.trimEnd()}\n`,
    `✗ ${script} failed, as its output above says. To run it alone: npm run ${script}`,
  ]);
  const all = failures.length > 1 ? [`\n✗ ${failures.length} failed: ${failures.map(({ script }) => script).join(', ')}`] : [];
  return [...parts.flat(), ...all].join('\n');
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isStopping = false;

/** Runs an npm script in its own process group, so that a stop signal reaches its browsers and servers too. @param {string} script @returns {Promise<End>} */
const start = (script) =>
  new Promise((resolve, reject) => {
    // Never settles: this program is about to end.
    if (isStopping) return;
    const isWindows = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows, shell: isWindows });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, output });
    });
  });

/** Interrupts what runs, whatever the signal: Playwright ends its servers only then. A second signal ends this program at once. */
async function stop() {
  isStopping = true;
  for (const { pid } of children) {
    try {
      if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGINT');
    } catch {
      // It has just ended.
    }
  }
  await Promise.all([...children].map((child) => once(child, 'close')));
  process.exit(130);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => void stop());
  const failures = await runGroups(groupsIn(process.argv.slice(2)), { start, print: console.log });
  if (failures.length > 0) console.error(report(failures));
  process.exitCode = failures.length === 0 ? 0 : 1;
}
