// Checks the messages of commits (CONTRIBUTING.md): npm run check:commits -- main..HEAD
import { execFileSync } from 'node:child_process';

const MAX_LENGTH = 72;

/** Returns the problems of a commit's message. No program can check if a subject is imperative. */
export function problemsOf(message: string): string[] {
  const [subject = '', second = ''] = message.split('\n');
  const { length } = Array.from(subject);
  return [
    length > MAX_LENGTH && `the subject has ${length} characters, of at most ${MAX_LENGTH}`,
    !/^\p{Lu}/u.test(subject) && 'the subject does not begin with a capital letter',
    subject.endsWith('.') && 'the subject ends with a period',
    second.trim() !== '' && 'no blank line separates the subject from the body',
  ].filter((problem) => problem !== false);
}

/** The commits of a range such as 'main..HEAD', without merges, because git writes their messages. */
const commitsIn = (range: string) =>
  execFileSync('git', ['log', '-z', '--no-merges', '--reverse', '--format=%h%n%B', '--end-of-options', range, '--'], { encoding: 'utf8' })
    .split('\0')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => ({ id: entry.slice(0, entry.indexOf('\n')), message: entry.slice(entry.indexOf('\n') + 1) }));

if (import.meta.main) {
  const [range, ...more] = process.argv.slice(2);
  if (range === undefined || more.length > 0) {
    console.error('npm run check:commits -- <range>, such as main..HEAD');
    process.exitCode = 2;
  } else {
    const commits = commitsIn(range);
    const problems = commits.flatMap(({ id, message }) =>
      problemsOf(message).map((problem) => `${id} ${message.split('\n')[0] ?? ''}\n  ${problem}`),
    );
    for (const line of problems) console.error(line);
    if (problems.length === 0) console.log(`${commits.length} commits are fine.`);
    else process.exitCode = 1;
  }
}
