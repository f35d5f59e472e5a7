// Serves the sandbox's backend to any client: npm run sandbox:api -- [--port 4174] [--file world.json] [--reset] [--origin https://…]
// [--situation answer-lost] [--faults createBooking:500:after:once] [--login-proof demo-project]
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startHttpSandbox } from '#mocks/http/http.ts';
import { readPicture } from '../build/pictures/files.ts';
import { usedPictures } from '../build/sources.ts';
import { exitOnError } from '../check/exitOnError.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4174;
const USAGE = `npm run sandbox:api -- [options]
  --port N        the port on 127.0.0.1; 0 selects any free port (default ${PORT})
  --file PATH     stores the data in this file, for one server at a time (default: in memory)
  --reset         starts with the demo data, whatever the file contains
  --origin URL    allows pages of this origin to read the responses; can be repeated (origins of this machine are always allowed)
  --situation NAME|FILE
                  starts from this situation, in memory (docs/product-rules.md#situations); FILE has a record, or a link to one
  --faults TEXT   makes calls fail, as in createBooking:500:after:once,*:slow:800 (docs/product-rules.md#faults)
  --login-proof PROJECT
                  POST /login needs an ID token of a Firebase Auth emulator, for this project. The emulator signs none, so anybody can write one`;

/** `code`: 1 for an error, 2 for wrong usage. */
function exitWithError(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

const readNameOrFile = (path: string, name: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : name);

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(PORT) },
      file: { type: 'string' },
      reset: { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true, default: [] },
      situation: { type: 'string' },
      faults: { type: 'string' },
      'login-proof': { type: 'string' },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not ${values.port}`);
  const loginProof = values['login-proof'];
  if (loginProof === '') throw new Error('--login-proof must name a project');
  // npm runs scripts in the project's folder, and INIT_CWD is the folder of the call.
  const pathOf = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);
  const file = values.file === undefined ? {} : { file: pathOf(values.file) };
  if (values.situation !== undefined && values.file !== undefined) throw new Error('--situation starts in memory, without --file');
  const situation = values.situation === undefined ? {} : { situation: readNameOrFile(pathOf(values.situation), values.situation) };
  const faults = values.faults === undefined ? {} : { faults: values.faults };
  const origins = values.origin.map((origin) => new URL(origin).origin);
  return { port, ...file, ...situation, ...faults, reset: values.reset, origins, loginProof };
}

const options = exitOnError(readOptions, 2, `\n\n${USAGE}`);

async function start() {
  try {
    const pictures = { names: usedPictures(root), read: (name: string) => readPicture(root, name) };
    return await startHttpSandbox({ pictures, ...options });
  } catch (error) {
    if (error instanceof Error && error.name === 'FaultSyntaxError') return exitWithError(`--faults: ${error.message}\n\n${USAGE}`, 2);
    if (error instanceof Error && error.name === 'SituationError') return exitWithError(`--situation: ${error.message}\n\n${USAGE}`, 2);
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const message = error instanceof Error ? error.message : String(error);
    return exitWithError(isTaken ? `Port ${options.port} is already in use. Try --port 0, which selects a free one.` : message, 1);
  }
}

const sandbox = await start();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void sandbox.close());

const { ok } = await fetch(`${sandbox.address}/__sandbox/faults`);
if (!ok) exitWithError('The sandbox does not respond.', 1);
console.log(`The sandbox listens at ${sandbox.address}`);
