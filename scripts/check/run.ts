// Runs npm scripts side by side, as many as there are processors: node scripts/check/run.ts check:types check:lint. Prints when each begins and
// ends, and at the end what those printed that failed.
// Scripts after a `then` start when those before it have passed: node scripts/check/run.ts check:types then test:unit
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

interface End {
  /** Null if a signal ended it. */
  code: number | null;
  output: string;
}

interface Failure {
  script: string;
  output: string;
}

/** Returns the scripts that run together, in the order of their groups. `words`: those of the command line. */
export function groupsIn(words: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const word of words) {
    if (word === 'then') groups.push([]);
    else groups.at(-1)?.push(word);
  }
  return groups;
}

interface RunOptions {
  start: (script: string) => Promise<End>;
  print: (line: string) => void;
  /** Scripts that run at the same time. @default the number of processors */
  parallel?: number;
}

/** Runs all scripts of a group, also after one has failed, and then the next group, unless one has failed. */
export async function runGroups(
  groups: readonly string[][],
  { start, print, parallel = availableParallelism() }: RunOptions,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const group of groups) {
    const waiting = group.values();
    const work = async () => {
      for (const script of waiting) {
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

/** Returns all that each printed, and below it how to run it alone; at the end which they are, if several. */
export function report(failures: readonly Failure[]): string {
  const parts = failures.map(({ script, output }) => [
    `\n── ${script} ──\n${output.trimEnd()}\n`,
    `✗ ${script} failed, as its output above says. To run it alone: npm run ${script}`,
  ]);
  const all = failures.length > 1 ? [`\n✗ ${failures.length} failed: ${failures.map(({ script }) => script).join(', ')}`] : [];
  return [...parts.flat(), ...all].join('\n');
}

const children = new Set<ChildProcess>();
let isStopping = false;

/** Runs an npm script in its own process group, so that a stop signal reaches its browsers and servers too. */
const start = (script: string) =>
  new Promise<End>((resolve, reject) => {
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

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  const failures = await runGroups(groupsIn(process.argv.slice(2)), { start, print: console.log });
  if (failures.length > 0) console.error(report(failures));
  process.exitCode = failures.length === 0 ? 0 : 1;
}
