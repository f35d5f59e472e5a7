import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
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
async function layoutMachines(): Promise<Record<string, Chart>> {
  const charts: Record<string, Chart> = {};
  for (const file of machineFiles()) {
    const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: 'error' });
    for (const machine of Object.values(module)) {
      if (isMachine(machine)) charts[machine.id] = await layoutChart(machine, docstringOf(file));
    }
  }
  return charts;
}

/** The module runner may load a second copy of XState, so `instanceof` is no test. */
const isMachine = (value: unknown): value is Parameters<typeof layoutChart>[0] => value?.constructor.name === StateMachine.name;

const ID = 'virtual:machine-charts';

/** Provides the charts of all machines as a module, so that no page has to lay them out. */
export function machineCharts(): Plugin {
  return {
    name: 'machine-charts',
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      async handler() {
        for (const file of machineFiles()) this.addWatchFile(file);
        return `export default ${JSON.stringify(await layoutMachines())}`;
      },
    },
  };
}
