import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineRuntime, inSteps } from './firstChunks.ts';

const runtime = { fileName: 'assets/rolldown-runtime-1.js', code: 'var a=(x)=>x+1,b=(x)=>a(x)*2;export{b as r,a as t};' };

/** The value that a chunk leaves in `result`. */
const run = (code: string): unknown => runInNewContext(`(() => {${code}\n;return JSON.stringify(result)})()`);

test('a chunk with the runtime in it does the same', () => {
  const code = 'import{r as e,t as n}from"./rolldown-runtime-1.js";const result=[e(1),n(1)]';
  expect(run(inlineRuntime(code, runtime))).toBe('[4,2]');
});

test('names that are not renamed, and code that is not minified', () => {
  const readable = { ...runtime, code: 'var t = (x) => x + 1;\nexport { t };\n' };
  expect(run(inlineRuntime('import { t } from "./rolldown-runtime-1.js";\nconst result = t(1)', readable))).toBe('2');
});

test('a chunk without the import stays as it is', () => {
  expect(inlineRuntime('const result=1', runtime)).toBe('const result=1');
});

test('a runtime that exports nothing is refused', () => {
  expect(() => inlineRuntime('', { ...runtime, code: 'var a' })).toThrow('rolldown-runtime-1.js');
});

test('the chunks of the entry run before it, in their order, and the runtime is not requested', () => {
  const html = `<script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/rolldown-runtime-1.js">
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">`;
  expect([...inSteps(html).matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/assets/react-1.js',
    '/assets/libraries-1.js',
    '/assets/index-1.js',
  ]);
});
