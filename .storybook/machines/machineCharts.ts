import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { StateMachine } from 'xstate';
import type { Chart } from './chart.ts';
import { layoutChart } from './layoutChart.ts';

const folder = fileURLToPath(new URL('../../src/machines', import.meta.url));

/** The files of all machines. */
const machineFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => join(folder, path))
    .toSorted();

/** The docstring of the exported machine, as one paragraph. */
function docstringOf(file: string): string {
  const [, docstring = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+Machine = /.exec(readFileSync(file, 'utf8')) ?? [];
  return docstring.replaceAll(/\s*\n \* ?/g, ' ').trim();
}

/** Lays out all machines, by their ids. */
export async function layoutMachines(): Promise<Record<string, Chart>> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  try {
    const runner = createServerModuleRunner(server.environments.ssr);
    const modules = await Promise.all(
      machineFiles().map(async (file) => ({ file, module: await runner.import<Record<string, unknown>>(file) })),
    );
    const charts = modules.flatMap(({ file, module }) =>
      Object.values(module)
        .filter(isMachine)
        .map((machine) => layoutChart(machine, docstringOf(file))),
    );
    return Object.fromEntries((await Promise.all(charts)).map((chart) => [chart.id, chart]));
  } finally {
    await server.close();
  }
}

/** The module runner may load a second copy of XState, so `instanceof` is no test. */
const isMachine = (value: unknown): value is Parameters<typeof layoutChart>[0] => value?.constructor.name === StateMachine.name;
