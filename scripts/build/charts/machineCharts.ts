import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import type { Chart } from '#mocks/machines/chart.ts';
import { layoutChart } from './layoutChart.ts';

const folder = fileURLToPath(new URL('../../../src/machines', import.meta.url));

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
  const machines = await Promise.all(
    machineFiles().map(async (file) => {
      const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      return Object.values(exports)
        .filter(isMachine)
        .map((machine) => ({ machine, docstring: docstringOf(file) }));
    }),
  );
  const charts = await Promise.all(machines.flat().map(({ machine, docstring }) => layoutChart(machine, docstring)));
  return Object.fromEntries(charts.map((chart) => [chart.id, chart]));
}

const isMachine = (value: unknown): value is Parameters<typeof layoutChart>[0] => value instanceof StateMachine;
