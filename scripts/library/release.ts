// Releases the package: npm run release. It tests the package as its users get it, packs it into dist, and tags the commit. Publishing the
// file and pushing the tag are left to a person.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface ReleaseState {
  /** The version of package.json: '0.1.0'. */
  version: string;
  /** The text of CHANGELOG.md. */
  changelog: string;
  /** The output of `git status --porcelain`. */
  changes: string;
  /** All tags of the repository. */
  tags: string[];
}

/** Returns why this version cannot be released, in words. */
export function findProblems({ version, changelog, changes, tags }: ReleaseState): string[] {
  const [newest] = [...changelog.matchAll(/^## (\S+)$/gm)].map(([, heading]) => heading);
  return [
    ...(changes === '' ? [] : ['Commit or remove your changes first:', changes.trimEnd()]),
    ...(tags.includes(`v${version}`) ? [`${version} is released already. Raise the version in package.json.`] : []),
    ...(newest === version ? [] : [`CHANGELOG.md begins with ${newest ?? 'nothing'}, and package.json says ${version}.`]),
  ];
}

const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8' });
const show = (command: string, ...options: string[]) => execFileSync(command, options, { stdio: 'inherit' });

if (import.meta.main) {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const problems = findProblems({
    version,
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
    changes: git('status', '--porcelain'),
    tags: git('tag', '--list').split('\n'),
  });
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  show('npm', 'run', 'check');
  show('npm', 'run', 'test:lib');
  show('npm', 'pack', './dist/lib', '--pack-destination', 'dist');
  git('tag', '--annotate', `v${version}`, '--message', `${name} ${version}`);
  console.log(`Tagged v${version}. To publish: git push --follow-tags && npm publish dist/${name}-${version}.tgz`);
}
