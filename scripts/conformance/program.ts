import { KEEPABLE, type Options, readOptions, UsageError } from './commandLine.ts';
import { reportLines } from './report.ts';
import { exitCodeOf, type VerifyDependencies, verify } from './verify.ts';

export const USE = `npm run verify:api -- --url https://… [options]
  --url URL          the backend, as the shop would call it; http:// for this machine alone
  --site URL         the shop's site, to read its products.json
  --email ADDRESS    a disposable account, best with a + in it; without it only the public calls are tried
  --admin-email ADDRESS
                     an administrator; without it nothing of theirs is tried
  --token TEXT       a bearer for --email, where POST /login gives none that the backend takes; better VERIFY_TOKEN in the environment,
                     and VERIFY_ADMIN_TOKEN for the administrator's: other programs can read a command line
  --write            tries the calls that write, too, and takes back what it made
  --keep NAMES       with --write also what cannot be taken back: ${KEEPABLE.join(', ')}
  --expect-secure    tries whether the doors that should be closed are, by calls that do no harm
Ends with 0 when nothing documented differs and no door is open, with 1 otherwise, with 2 when it was asked wrongly.`;

/** The input and output of a program. */
export interface Terminal {
  args: string[];
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  complain: (line: string) => void;
}

function readOrComplain({ args, env, complain }: Terminal): Options | null {
  try {
    return readOptions(args, env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message}\n\n${USE}`);
    return null;
  }
}

/** Runs `verify` as a program. Resolves with its exit code. */
export async function runVerify(terminal: Terminal, dependencies: VerifyDependencies): Promise<0 | 1 | 2> {
  const options = readOrComplain(terminal);
  if (options === null) return 2;
  const report = await verify(options, dependencies);
  for (const line of reportLines(report)) terminal.print(line);
  return exitCodeOf(report);
}
