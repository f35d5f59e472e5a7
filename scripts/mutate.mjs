// Proves that the tests notice what they should: applies one mutation of tests/mutations/mutations.ts at a time and runs its test.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModule } from './loadModule.mjs';

/** @typedef {import('../tests/mutations/mutations.ts').Mutation} Mutation */
/** @typedef {{ state: 'killed' | 'SURVIVED' | 'BROKEN', details: string[] }} Outcome BROKEN: nothing was proved, since no test could run */
/** @typedef {{ program: string, args: string[], env?: Record<string, string> }} Command */

const USE = `node scripts/mutate.mjs <command>
  list            the ids, and what each mutation breaks
  apply <id>      changes the source
  revert <id>     changes it back
  run [id…]       checks the types of all of them at once, then applies each, runs its test and reverts it (default: all)`;

/** Not 4173, where somebody may be looking at the shop. */
const PORT = process.env['PORT'] ?? '4573';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
/** @type {typeof import('../tests/mutations/mutations.ts')} */
const { mutations } = await loadModule('tests/mutations/mutations.ts');

/** @param {string} message @returns {never} */
function end(message) {
  console.error(message);
  process.exit(2);
}

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** @param {Mutation} mutation @param {string} text */
function mutate({ id, find, replace, file }, text) {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${id}: its text occurs ${parts.length - 1} times in ${file}, and not once`);
  return parts.join(replace);
}

/** Refuses a file with changes of somebody's own, which a revert would lose. @param {string} file */
function refuseChanged(file) {
  if (git('status', '--porcelain', '--', file) !== '') throw new Error(`${file} has uncommitted changes`);
}

/** @param {Mutation} mutation */
function apply(mutation) {
  refuseChanged(mutation.file);
  writeFileSync(mutation.file, mutate(mutation, readFileSync(mutation.file, 'utf8')));
}

/** @param {Mutation} mutation */
function revert(mutation) {
  const original = git('show', `HEAD:${mutation.file}`);
  if (readFileSync(mutation.file, 'utf8') !== mutate(mutation, original))
    throw new Error(`${mutation.id} is not applied to ${mutation.file}`);
  writeFileSync(mutation.file, original);
}

/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
let isStopped = false;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(name, () => {
    isStopped = true;
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  });

/** Runs it in a process group of its own, so that a stop reaches browsers and servers too. @param {Command} command */
function start({ program, args, env }) {
  return new Promise((/** @type {(end: { code: number | null, output: string }) => void} */ resolve, reject) => {
    let output = '';
    child = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code) => {
      child = null;
      resolve({ code, output });
    });
  });
}

/** @param {string} text what a command printed @returns {string[]} its last lines */
const endOf = (text) => text.trimEnd().split('\n').slice(-15);

/** @param {string} script of package.json @returns {Command} */
const npm = (script) => ({ program: 'npm', args: ['run', '--silent', script] });

/** @param {string} report where Vitest writes @param {string} project a glob @param {string} path @returns {Command} */
const vitest = (report, project, path) => ({
  program: 'npx',
  args: ['vitest', 'run', '--project', project, path, '--bail', '1', '--reporter', 'json', '--outputFile', report],
});

/** @param {string} report where Playwright writes @param {string} path @param {string[]} more @returns {Command} */
const playwright = (report, path, ...more) => ({
  program: 'npx',
  args: ['playwright', 'test', path, '--max-failures', '1', '--reporter', 'json', ...more],
  env: { PORT, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});

/** What must be built first, and the command that must fail. @param {Mutation} mutation @param {string} report */
function commandsOf({ killedBy: { suite, run } }, report) {
  switch (suite) {
    case 'unit':
      return { build: null, test: vitest(report, 'unit', run) };
    case 'stories':
      // A glob, since the themes may have a project each or share one.
      return { build: null, test: vitest(report, 'stor*', run) };
    case 'e2e':
      return { build: npm('build:sandbox'), test: playwright(report, run) };
    case 'live':
      return { build: npm('build:loopback'), test: playwright(report, run, '--config', 'playwright.live.config.ts') };
    case 'check':
      return { build: npm(run === 'check:live' ? 'build' : 'build:loopback'), test: npm(run) };
  }
}

/** The tests that a report of Vitest or Playwright calls failed. A file that could not be loaded has none. @param {any} report @returns {string[]} */
function failedIn({ testResults, suites }) {
  if (testResults !== undefined)
    return testResults
      .flatMap((/** @type {any} */ file) => file.assertionResults)
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName }) => fullName.trim());
  const specsOf = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const isFailed = (/** @type {any} */ { tests }) => tests.some((/** @type {any} */ { status }) => status === 'unexpected');
  return (suites ?? [])
    .flatMap(specsOf)
    .filter(isFailed)
    .map((/** @type {any} */ { title }) => title);
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Runs the test of a mutation that is applied. @param {Mutation} mutation @param {string} report @returns {Promise<Outcome>} */
async function tryTest(mutation, report) {
  const { build, test } = commandsOf(mutation, report);
  const built = build === null ? { code: 0, output: '' } : await start(build);
  if (built.code !== 0 || isStopped) return { state: 'BROKEN', details: endOf(built.output) };
  const { code, output } = await start(test);
  const { killedBy } = mutation;
  if (code === 0) return { state: 'SURVIVED', details: [] };
  const failed =
    killedBy.suite === 'check' ? output.split('\n').filter((line) => line.includes(killedBy.says)) : failedIn(readReport(report));
  // Not one failed test: no test was found, or none could be loaded.
  return failed.length > 0 && !isStopped ? { state: 'killed', details: failed } : { state: 'BROKEN', details: endOf(output) };
}

/** A mutation that does not compile would fail any test. @param {readonly Mutation[]} chosen */
async function checkTypes(chosen) {
  const files = [...new Set(chosen.map(({ file }) => file))];
  files.forEach(refuseChanged);
  const originals = files.map((file) => readFileSync(file, 'utf8'));
  try {
    for (const mutation of chosen) writeFileSync(mutation.file, mutate(mutation, readFileSync(mutation.file, 'utf8')));
    return await start(npm('check:types'));
  } finally {
    files.forEach((file, index) => writeFileSync(file, originals[index] ?? ''));
  }
}

/** @param {readonly Mutation[]} chosen @returns {Promise<boolean>} whether each was killed */
async function run(chosen) {
  const types = await checkTypes(chosen);
  if (types.code !== 0) {
    console.error(isStopped ? 'Stopped.' : `The mutations do not compile:\n${types.output}`);
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const rows = [];
  for (const mutation of chosen) {
    const begin = Date.now();
    apply(mutation);
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = await tryTest(mutation, join(folder, `${mutation.id}.json`));
    } finally {
      revert(mutation);
    }
    if (isStopped) break;
    const [first = '', ...others] = outcome.details;
    const seconds = `${Math.round((Date.now() - begin) / 1000)} s`;
    if (outcome.state === 'BROKEN') console.error(outcome.details.join('\n'));
    console.log(`${outcome.state.padEnd(8)}  ${mutation.id} (${seconds})${outcome.state === 'killed' ? `: ${first}` : ''}`);
    const by = outcome.state === 'killed' ? `${first}${others.length > 0 ? ` (+${others.length})` : ''}` : '';
    rows.push([mutation.id, outcome.state, seconds, `${mutation.killedBy.suite} ${mutation.killedBy.run}`, by]);
  }
  rmSync(folder, { recursive: true });
  if (isStopped) console.error('Stopped; the source is as it was.');
  const table = [['mutation', 'result', 'time', 'run', 'failing test'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`);
  const killed = rows.filter(([, state]) => state === 'killed').length;
  console.log(`\n${killed} of ${chosen.length} mutations killed`);
  return killed === chosen.length;
}

/** @param {string[]} ids @returns {Mutation[]} */
const named = (ids) => ids.map((id) => mutations.find((mutation) => mutation.id === id) ?? end(`There is no mutation ${id}`));

const [command, ...ids] = process.argv.slice(2);
try {
  const chosen = ids.length > 0 ? named(ids) : mutations;
  if (command === 'list') for (const { id, breaks } of chosen) console.log(`${id.padEnd(32)}${breaks}`);
  else if (command === 'run') process.exitCode = (await run(chosen)) ? 0 : 1;
  else if (command === 'apply' && ids.length > 0) named(ids).forEach(apply);
  else if (command === 'revert' && ids.length > 0) named(ids).forEach(revert);
  else end(USE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
