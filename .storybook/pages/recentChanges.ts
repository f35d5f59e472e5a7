import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A commit that changed components. */
export interface RecentChange {
  /** The abbreviated commit. */
  id: string;
  /** '2026-11-23' */
  day: string;
  subject: string;
  /** The components whose files it changed; none if it changed too many to list. */
  components: string[];
  /** True if it changed the theme, what components share, or too many components to list. */
  isOfAll?: true;
}

/** A version between two changes. */
interface Version {
  name: string;
  day: string;
  /** How many of the changes are newer. They are the first ones. */
  newer: number;
}

/** The changes of components that the build knows, the last one first. */
export interface History {
  changes: RecentChange[];
  /** The last one first. */
  tags: Version[];
  /** There are older changes. */
  isCut: boolean;
  /** The clone has no older commits. */
  isShallow: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The page has to load them all. */
const MOST_CHANGES = 350;
const MOST_COMMITS = 3000;
const MOST_BYTES = 64_000_000;
/** A commit of more components is a change of a rule. */
const MOST_COMPONENTS = 12;

/**
 * Topological, so that a branch that was merged after a version is newer than it, whenever its commits were made. Merges have no files, but may
 * have tags.
 */
const LOG = ['log', `-${MOST_COMMITS}`, '--topo-order', '--decorate-refs=refs/tags', '--name-only'];
const FORMAT = '--format=%x01%H%x00%P%x00%cs%x00%s%x00%D%x00';

const COMPONENT = /^src\/components\/(?:primitives|blocks|screens)\/(?:.+\/)?([A-Z]\w+)\/[^/]+$/;
const ignored = /\.(?:test|stories|fixtures)\.|\.d\.ts$|^src\/components\/index\.ts$/;

function changeOf({ hash, day, subject, files }: { hash: string; day: string; subject: string; files: string[] }): RecentChange | null {
  const changed = files.filter((file) => file.startsWith('src/components/') && !ignored.test(file));
  if (changed.length === 0) return null;
  const names = changed.map((file) => COMPONENT.exec(file)?.[1]);
  const components = [...new Set(names.filter((name) => name !== undefined))];
  const isMany = components.length > MOST_COMPONENTS;
  return {
    id: hash.slice(0, 8),
    day,
    subject,
    components: isMany ? [] : components,
    ...((isMany || names.includes(undefined)) && { isOfAll: true }),
  };
}

/** Reads what `git log` writes in the format above. */
export function parseLog(log: string): Omit<History, 'isShallow'> {
  const changes: RecentChange[] = [];
  const history: Omit<History, 'isShallow'> = { changes, tags: [], isCut: false };
  const commits = log.split('\x01').slice(1);
  for (const commit of commits) {
    const [hash = '', parents = '', day = '', subject = '', refs = '', files = ''] = commit.split('\0');
    for (const [, name = ''] of refs.matchAll(/tag: ([^,]+)/g)) history.tags.push({ name, day, newer: changes.length });
    // Without a version before it, a commit lists every file. It is the first of all, or of a shallow clone.
    const change = parents === '' ? null : changeOf({ hash, day, subject, files: files.split('\n') });
    if (change === null) continue;
    if (changes.length === MOST_CHANGES) return { ...history, isCut: true };
    changes.push(change);
  }
  return { ...history, isCut: commits.length === MOST_COMMITS };
}

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'ignore'] });

/** Reads the latest changes of components. Null outside of a git clone. */
export function readHistory(): History | null {
  try {
    const log = git(...LOG, FORMAT);
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    return { ...parseLog(log), isShallow };
  } catch {
    return null;
  }
}
