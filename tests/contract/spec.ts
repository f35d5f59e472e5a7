import { readFileSync } from 'node:fs';

/** One call as docs/spec.md#calls documents it. */
interface SpecCall {
  /** 'GET /user?email={email}' */
  call: string;
  /** The names of the body's fields, sorted. */
  fields: string[];
}

/** Returns the field names of a table cell, without the explanations in it. */
const fieldsIn = (cell: string): string[] =>
  cell
    .replaceAll(/\(.*?\)/g, '')
    .split(/[;,]/)
    .map((part) => part.replace(/^.*:/, '').trim())
    .filter((name) => /^\w+$/.test(name));

/** Reads the table of docs/spec.md#calls, so that no test repeats it. */
export function readSpecCalls(): SpecCall[] {
  const [, section = ''] = readFileSync('docs/spec.md', 'utf8').split('\n## Calls\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ([A-Z]+) +\| `([^`]+)` +\|([^|]*)\|/gm)].map(([, method, path = '', body = '']) => ({
    call: `${method} ${path.startsWith('/') ? path : `/${path}`}`,
    fields: [...new Set(fieldsIn(body))].toSorted(),
  }));
}
