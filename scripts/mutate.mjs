// Proves that the tests catch mutations: applies one mutation of tests/mutations/mutations.ts at a time and runs its test.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { loadModule } from './loadModule.mjs';

/** @typedef {import('../tests/mutations/mutations.ts').Mutation} Mutation */
/** @typedef {{ title: string, reason: string }} Failed a test that failed */
/**
 * @typedef {{ state: 'killed', by: string, title: string } | { state: 'SURVIVED' } | { state: 'BROKEN' | 'UNCLEAR', why: string }} Outcome
 * BROKEN: no test could run; UNCLEAR: the test fails without the mutation too
 */
/** @typedef {{ program: string, args: string[], env?: Record<string, string> }} Command */

const USAGE = `node scripts/mutate.mjs <command>
  list            prints the ids, and what each mutation breaks
  apply <id>      changes the source
  revert <id>     restores the source
  run [id…]       checks the types of all mutations at once, then applies each, runs its test, reverts it and
                  runs the failed test again, which must pass (default: all)`;

/** Not 4173, because a developer may have the shop open there. */
const PORT = process.env['PORT'] ?? '4573';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
/** @type {typeof import('../tests/mutations/mutations.ts')} */
const { mutations } = await loadModule('tests/mutations/mutations.ts');

/** @param {string} message @returns {never} */
function exitWithError(message) {
  console.error(message);
  process.exit(2);
}

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** @param {Mutation} mutation @param {string} text */
function mutate({ id, find, replace, file }, text) {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${id}: its text occurs ${parts.length - 1} times in ${file} instead of once`);
  return parts.join(replace);
}

/** Throws if the file has uncommitted changes, because a revert would lose them. @param {string} file */
function assertUnchanged(file) {
  if (git('status', '--porcelain', '--', file) !== '') throw new Error(`${file} has uncommitted changes`);
}

/** @param {Mutation} mutation */
function apply(mutation) {
  assertUnchanged(mutation.file);
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

/** Runs a command in its own process group, so that a stop signal reaches browsers and servers too. @param {Command} command */
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

/** @param {string} text what a command printed @returns {string} its last lines */
const lastLinesOf = (text) => text.trimEnd().split('\n').slice(-15).join('\n');

/** @param {string} script of package.json @returns {Command} */
const npm = (script) => ({ program: 'npm', args: ['run', '--silent', script] });

/** @param {string} title @returns {string} a pattern that matches the title literally */
const escapeRegExp = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @typedef {{ report: string, only?: string }} Scope the path of the runner's report, and the title of the only test to run */

/** @param {Scope} scope @param {string} project a glob @param {string} path @returns {Command} */
function vitest({ report, only }, project, path) {
  const filter = only === undefined ? [] : ['--testNamePattern', escapeRegExp(only)];
  const args = ['vitest', 'run', '--project', project, path, '--bail', '1', '--reporter', 'json', '--outputFile', report, ...filter];
  return { program: 'npx', args };
}

/** @param {Scope} scope @param {string} path @param {string[]} more @returns {Command} */
function playwright({ report, only }, path, ...more) {
  const filter = only === undefined ? [] : ['--grep', escapeRegExp(only)];
  const args = ['playwright', 'test', path, '--max-failures', '1', '--reporter', 'json', ...filter, ...more];
  return { program: 'npx', args, env: { PORT, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
}

/** Returns the build that the test needs, and the test command that must fail. @param {Mutation} mutation @param {Scope} scope */
function commandsOf({ killedBy: { suite, run } }, scope) {
  switch (suite) {
    case 'unit':
    case 'tools':
    case 'stories':
      return { build: null, test: vitest(scope, suite, run) };
    case 'e2e':
      return { build: npm('build:sandbox'), test: playwright(scope, run) };
    case 'live':
      return { build: npm('build:loopback'), test: playwright(scope, run, '--config', 'playwright.live.config.ts') };
    case 'browsers': {
      const options = ['--config', 'playwright.browsers.config.ts', '--project', 'webkit'];
      return { build: npm('build:sandbox'), test: playwright(scope, run, ...options) };
    }
    case 'check':
      return { build: npm(run === 'check:live' ? 'build' : 'build:loopback'), test: npm(run) };
  }
}

/** @param {string} message of a failed assertion @returns {string} its first line, without colours */
const reasonOf = (message) => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** Returns the failed tests in a Vitest or Playwright report. A file that did not load has none. @param {any} report @returns {Failed[]} */
function failedIn({ testResults, suites }) {
  if (testResults !== undefined)
    return testResults
      .flatMap((/** @type {any} */ file) => file.assertionResults)
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { title, failureMessages }) => ({ title: title.trim(), reason: reasonOf(failureMessages[0] ?? '') }));
  const specsOf = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return (suites ?? [])
    .flatMap(specsOf)
    .flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'unexpected')
        .map((/** @type {any} */ { results }) => ({ title, reason: reasonOf(results.at(-1)?.error?.message ?? '') })),
    );
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Builds what the test needs and runs it. @param {Mutation} mutation @param {Scope} scope */
async function runTest(mutation, scope) {
  const { build, test } = commandsOf(mutation, scope);
  const built = build === null ? { code: 0, output: '' } : await start(build);
  if (built.code !== 0 || isStopped) return { code: built.code, output: built.output, isBuilt: false };
  return { ...(await start(test)), isBuilt: true };
}

/** Runs the test of an applied mutation. @param {Mutation} mutation @param {string} report @returns {Promise<Outcome>} */
async function tryTest(mutation, report) {
  const { code, output, isBuilt } = await runTest(mutation, { report });
  if (isBuilt && code === 0) return { state: 'SURVIVED' };
  const { killedBy } = mutation;
  if (isBuilt && killedBy.suite === 'check' && output.includes(killedBy.message))
    return { state: 'killed', by: killedBy.message, title: '' };
  const [first] = isBuilt && killedBy.suite !== 'check' ? failedIn(readReport(report)) : [];
  // No test failed: none was found, or none could be loaded.
  if (first === undefined) return { state: 'BROKEN', why: lastLinesOf(output) };
  return { state: 'killed', by: `${first.title} | ${first.reason}`, title: first.title };
}

/**
 * Runs the failed test again without the mutation. It must pass, because on a busy machine a test can also fail for other reasons.
 * @param {Mutation} mutation @param {Outcome} outcome @param {string} report @returns {Promise<Outcome>}
 */
async function confirm(mutation, outcome, report) {
  if (outcome.state !== 'killed') return outcome;
  const { code } = await runTest(mutation, { report, ...(outcome.title !== '' && { only: outcome.title }) });
  return code === 0 ? outcome : { state: 'UNCLEAR', why: `Fails without the mutation too: ${outcome.by}` };
}

/** Checks the types first, because a mutation that does not compile would fail any test. @param {readonly Mutation[]} chosen */
async function checkTypes(chosen) {
  const files = [...new Set(chosen.map(({ file }) => file))];
  files.forEach(assertUnchanged);
  const originals = files.map((file) => readFileSync(file, 'utf8'));
  try {
    for (const mutation of chosen) writeFileSync(mutation.file, mutate(mutation, readFileSync(mutation.file, 'utf8')));
    return await start(npm('check:types'));
  } finally {
    files.forEach((file, index) => writeFileSync(file, originals[index] ?? ''));
  }
}

/** @param {readonly Mutation[]} chosen @returns {Promise<boolean>} true if each was killed */
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
    const report = join(folder, `${mutation.id}.json`);
    apply(mutation);
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = await tryTest(mutation, report);
    } finally {
      revert(mutation);
    }
    if (!isStopped) outcome = await confirm(mutation, outcome, report);
    if (isStopped) break;
    const seconds = `${Math.round((Date.now() - begin) / 1000)} s`;
    const by = outcome.state === 'killed' ? outcome.by : '';
    if ('why' in outcome) console.error(outcome.why);
    console.log(`${outcome.state.padEnd(8)}  ${mutation.id} (${seconds})${by && `: ${by}`}`);
    rows.push([mutation.id, outcome.state, seconds, `${mutation.killedBy.suite} ${mutation.killedBy.run}`, by]);
  }
  rmSync(folder, { recursive: true });
  // A build may contain the last mutation.
  rmSync('dist', { recursive: true, force: true });
  if (isStopped) console.error('Stopped. The source is restored.');
  const table = [['mutation', 'result', 'time', 'run', 'failing test'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`);
  const killed = rows.filter(([, state]) => state === 'killed').length;
  console.log(`\n${killed} of ${chosen.length} mutations killed`);
  return killed === chosen.length;
}

/** @param {string[]} ids @returns {Mutation[]} */
const named = (ids) => ids.map((id) => mutations.find((mutation) => mutation.id === id) ?? exitWithError(`There is no mutation ${id}`));

const [command, ...ids] = process.argv.slice(2);
try {
  const chosen = ids.length > 0 ? named(ids) : mutations;
  if (command === 'list') for (const { id, breaks } of chosen) console.log(`${id.padEnd(32)}${breaks}`);
  else if (command === 'run') process.exitCode = (await run(chosen)) ? 0 : 1;
  else if (command === 'apply' && ids.length > 0) named(ids).forEach(apply);
  else if (command === 'revert' && ids.length > 0) named(ids).forEach(revert);
  else exitWithError(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
