import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Each is an app of its own, with nothing of this project but the package. */
const EXAMPLES = ['node', 'vite', 'shop-in-one-file', 'next', 'storybook'];

interface Manifest {
  dependencies: Record<string, string>;
}

/** Installs the package, as a file, and all else that an example needs. Then builds it, with strict types. */
async function install(folder: string, tarball: string): Promise<void> {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  manifest.dependencies['gadget-garage'] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(manifest));
  // A command that asks something would wait for ever.
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }, timeout: 1_800_000 };
  try {
    await run('npm', ['install', '--no-audit', '--no-fund'], options);
    await run('npm', ['run', 'build'], options);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${folder}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Packs dist/lib and installs it into copies of the examples, in a new folder outside of the project, or in EXAMPLES, which it keeps. */
export default async function installExamples() {
  const kept = process.env['EXAMPLES'];
  if (kept !== undefined && existsSync(kept)) return undefined;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'gadget-garage-'));
  const remove = () => kept === undefined && rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: 'dist/lib' });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  const tarball = join(folder, packed?.filename ?? '');
  const waiting = EXAMPLES.values();
  const work = async () => {
    for (const name of waiting) {
      const copy = join(folder, name);
      cpSync(resolve('dist/lib/examples', name), copy, { recursive: true });
      await install(copy, tarball);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work)).catch((error: unknown) => {
    remove();
    throw error;
  });
  process.env['EXAMPLES'] = folder;
  return remove;
}
