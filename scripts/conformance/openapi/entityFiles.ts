import { readdirSync } from 'node:fs';

const folder = new URL('../../../src/contract/entities/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** The exports of each file in src/contract/entities, by the name of the file. Read from the folder, so none is left out. */
export const entityFiles: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file, (await import(new URL(file, folder).href)) as Record<string, unknown>] as const)),
);
