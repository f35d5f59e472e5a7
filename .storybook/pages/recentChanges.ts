import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A commit that changed components. */
export interface RecentChange {
  /** '2026-11-23' */
  day: string;
  subject: string;
  components: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const COUNT = 20;

/** The latest commits that changed components, the last one first. Empty outside of a git clone. */
export function listRecentChanges(): RecentChange[] {
  let log: string;
  try {
    const parameters = ['log', `-${COUNT}`, '--no-merges', '--format=%x00%ad%x00%s', '--date=short', '--name-only', '--', 'src/components'];
    log = execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return [];
  }
  const [, ...parts] = log.split('\0');
  return Array.from({ length: parts.length / 2 }, (_, index) => {
    const [subject = '', ...files] = (parts[index * 2 + 1] ?? '').split('\n').filter((line) => line !== '');
    const names = files.map((file) => /\/([A-Z]\w+)\/[^/]+$/.exec(file)?.[1]).filter((name) => name !== undefined);
    return { day: parts[index * 2] ?? '', subject, components: [...new Set(names)] };
  });
}
