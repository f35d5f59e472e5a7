// Runs one of the computations behind virtualModules.d.ts in a process of its own, and prints its result as JSON.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [file = '', name = ''] = process.argv.slice(2);
/** @type {{ module: Record<string, () => Promise<unknown>> }} */
const { module } = await runnerImport(fileURLToPath(new URL(file, import.meta.url)), { configFile: false, logLevel: 'error' });
process.stdout.write(JSON.stringify(await module[name]?.()));
