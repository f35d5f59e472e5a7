// Shows which stories look different from another commit: npm run compare -- <base> [--width 1280] [--theme light] [--stories text]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exitOnError } from '../check/exitOnError.ts';
import { compareFolders } from './compareFolders.ts';
import { readOptions, USAGE } from './options.ts';
import { run } from './run.ts';
import { requireStory } from './stories.ts';
import { writeReport } from './writeReport.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, 'dist/compare');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the commit that a name stands for. Throws if there is none.
 * @param name a commit, branch or tag
 */
function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new Error(`git knows no commit, branch or tag '${name}'. If it is a remote's, fetch it first.`);
  }
}

/** Links each package. Tools keep their caches beside the packages, and those of the other tree must not end here. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!/^\.(?!bin$)/.test(name)) symlinkSync(join(from, name), join(to, name));
}

/**
 * Checks a commit out into a new folder, with its packages: the installed ones if both lock files are the same, else its own.
 * @param folder must not exist
 */
async function addTree(folder: string, commit: string, signal: AbortSignal): Promise<void> {
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const lock = (of: string) => (existsSync(join(of, 'package-lock.json')) ? readFileSync(join(of, 'package-lock.json'), 'utf8') : '');
  if (lock(root) === lock(folder)) linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, signal });
}

/** Removes a folder of addTree, also an incomplete one. */
function removeTree(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

function readCommand() {
  const options = readOptions(process.argv.slice(2));
  return { ...options, commit: commitOf(options.base) };
}

const { base, commit, width, theme, text } = exitOnError(readCommand, 2, `\n\n${USAGE}`);
const stop = new AbortController();
const { signal } = stop;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort(new Error('Stopped.')));

async function timed<T>(what: string, work: () => Promise<T>) {
  const begin = Date.now();
  console.log(`${what} …`);
  const result = await work();
  console.log(`  ${((Date.now() - begin) / 1000).toFixed(0)} s`);
  return result;
}

const build = (cwd: string, output: string) => run('npx', ['storybook', 'build', '--quiet', '--output-dir', output], { cwd, signal });

/** Prints every twentieth part. */
function printProgress(done: number, all: number) {
  if (done === all || Math.floor((done * 20) / all) > Math.floor(((done - 1) * 20) / all)) console.log(`  ${done} of ${all} stories`);
}

const temporary = mkdtempSync(join(tmpdir(), 'compare-'));
const tree = join(temporary, 'tree');
try {
  const [before, after, pictures] = [join(temporary, 'before'), join(temporary, 'after'), join(temporary, 'pictures')];
  await timed(`Checking out ${base} (${commit.slice(0, 8)})`, () => addTree(tree, commit, signal));
  // Before the builds, which take a minute each. A run of all stories needs no such look.
  if (text !== '') await requireStory([root, tree], text);
  await timed('Building its Storybook', () => build(tree, before));
  await timed('Building the Storybook of the working tree', () => build(root, after));
  const results = await timed('Taking pictures', () =>
    compareFolders({ before, after, output: pictures, width, theme, text, signal, onProgress: printProgress }),
  );
  const title = `${base} (${commit.slice(0, 8)}) and the working tree, ${width} px, ${theme}`;
  await writeReport({ title, pictures, output, results }, signal);
  const count = (group: string) => results.filter((result) => result.group === group).length;
  const failed = results.filter((result) => result.group === 'failed');
  for (const { id, error } of failed) console.error(`${id} throws: ${error?.split('\n')[0]}`);
  const others = (['new', 'removed', 'failed'] as const).filter((group) => count(group) > 0);
  const summary = [`${count('changed')} of ${results.length} stories changed`, ...others.map((group) => `${count(group)} ${group}`)];
  console.log(`${summary.join(', ')}:\n${pathToFileURL(join(output, 'index.html')).href}#?q=!@unchanged`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = signal.aborted ? 130 : 1;
} finally {
  removeTree(tree);
  rmSync(temporary, { recursive: true, force: true });
}
