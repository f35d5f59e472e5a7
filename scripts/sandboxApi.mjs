// Serves the sandbox's backend to any client: npm run sandbox:api -- [--port 4174] [--file world.json] [--reset] [--origin https://…]
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadModule } from './loadModule.mjs';
import { pictureFolder, usedPictures } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = 4174;
const USE = `npm run sandbox:api -- [options]
  --port N        where to answer on 127.0.0.1; 0 is any free port (default ${PORT})
  --file PATH     keep the world in this file, for one server at a time (default: in memory)
  --reset         begin with the demo data, whatever the file holds
  --origin URL    pages of this origin may read the answers too; may be given several times (pages of this machine always may)`;

/** @param {string} message @param {number} code 1 for an error, 2 for wrong usage @returns {never} */
function end(message, code) {
  console.error(message);
  process.exit(code);
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(PORT) },
        file: { type: 'string' },
        reset: { type: 'boolean', default: false },
        origin: { type: 'string', multiple: true, default: [] },
      },
    });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : NaN;
    if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, and not ${values.port}`);
    // npm runs scripts in the project's folder, and INIT_CWD is the folder of the call.
    const kept = values.file === undefined ? {} : { file: resolve(process.env['INIT_CWD'] ?? '.', values.file) };
    return { port, ...kept, reset: values.reset, origins: values.origin.map((origin) => new URL(origin).origin) };
  } catch (error) {
    return end(`${messageOf(error)}\n\n${USE}`, 2);
  }
}

const options = readOptions();
/** @type {typeof import('../mocks/http.ts')} */
const { startHttpSandbox } = await loadModule('mocks/http.ts');

async function start() {
  try {
    const pictures = { folder: `${root}${pictureFolder}`, names: usedPictures(root) };
    return await startHttpSandbox({ pictures, ...options });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return end(
      isTaken ? `Something else answers on port ${options.port} already. Try --port 0, which takes a free one.` : messageOf(error),
      1,
    );
  }
}

const sandbox = await start();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void sandbox.close());

const { ok } = await fetch(`${sandbox.address}/carTools`);
if (!ok) end('The sandbox does not answer.', 1);
console.log(`The sandbox answers at ${sandbox.address}`);
