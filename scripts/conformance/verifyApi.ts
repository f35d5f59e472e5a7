// Checks any backend against the contract: npm run verify:api -- --url https://… (wrong usage prints all options)
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { runConformance } from './program.ts';

/** In milliseconds. The shop waits for a read equally long. */
const TIMEOUT = 10_000;

const stop = new AbortController();
// Also cleans up if the terminal is closed or a build server's time limit is reached.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(name, () => {
    console.error('Stopping: removes the created records first. Press Ctrl+C again to stop immediately and leave them.');
    stop.abort();
  });

process.exitCode = await runConformance(
  { args: process.argv.slice(2), env: process.env, print: (line) => console.log(line), printError: (line) => console.error(line) },
  {
    fetch,
    timeout: TIMEOUT,
    wait: (milliseconds) => setTimeout(milliseconds),
    signal: stop.signal,
    runId: randomBytes(12).toString('hex'),
  },
);
