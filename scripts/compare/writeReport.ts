import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from './compareFolders.ts';
import { run } from './run.ts';

interface Report {
  /** The heading. */
  title: string;
  /** The folder with the pictures. */
  pictures: string;
  /** The folder for the report; it is emptied. */
  output: string;
  results: Result[];
}

/** Returns the contents of the report that this process of Playwright writes. */
export const readReport = (): Report => JSON.parse(readFileSync(process.env['REPORT'] ?? '', 'utf8')) as Report;

/** Lets Playwright write its HTML report of a comparison. Throws if it cannot, or the signal aborts. */
export async function writeReport(report: Report, signal: AbortSignal): Promise<void> {
  const path = join(report.pictures, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  rmSync(report.output, { recursive: true, force: true });
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  await run('npx', ['playwright', 'test', '--pass-with-no-tests'], { cwd, env: { REPORT: path }, signal }).catch((error) => {
    // The test of a story that throws fails.
    const isExpected = report.results.some(({ group }) => group === 'failed') && existsSync(join(report.output, 'index.html'));
    if (signal.aborted || !isExpected) throw error;
  });
}
