import type { Plugin, Rolldown } from 'vite';

const RUNTIME = /^assets\/rolldown-runtime-/;

/**
 * Replaces a chunk's import of the bundler's runtime by the runtime itself.
 * @param code of a chunk: `import{r as e}from"./rolldown-runtime-1.js";…`
 * @param runtime the code of the runtime's chunk: `var a=…;export{a as r,b as t};`
 */
export function inlineRuntime(code: string, { fileName, code: runtime }: { fileName: string; code: string }): string {
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(runtime);
  if (exported === null) throw new Error(`${fileName} ends with no export`);
  const from = `./${fileName.slice(fileName.lastIndexOf('/') + 1)}`;
  const statement = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["']${from.replaceAll('.', String.raw`\.`)}["'];?`);
  // { a as r } is a pair of names: in the runtime, and outside of it.
  const pairs = (list = '') => list.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
  const inside = new Map(pairs(exported[1]).map(([name = '', outside = name]) => [outside, name]));
  return code.replace(statement, (_, list: string) => {
    const names = pairs(list).map(([outside = '', local = outside]) => ({ local, name: inside.get(outside) ?? outside }));
    return `const{${names.map(({ local, name }) => `${name}:${local}`).join()}}=(()=>{${runtime.slice(0, exported.index)};return{${[...new Set(names.map(({ name }) => name))].join()}}})();`;
  });
}

/**
 * Lists these chunks and all that they import statically, each before its imports.
 * @param isIncluded leaves out the chunks, and what only they import, for which it returns false
 */
export function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
  isIncluded: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk) || !isIncluded(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const root of roots) add(root);
  return [...found];
}

/**
 * Asks Chromium to compile all functions of a file while it arrives, and not when it runs, which would hold up the page
 * (https://v8.dev/blog/explicit-compile-hints). To other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Prepares the chunks of the first load to run quickly, and makes them independent of the bundler's runtime, which would be a request for
 * less than 1 kB. Chunks that load later share it.
 */
export const firstChunks: Plugin = {
  name: 'first-chunks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName));
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (runtime === undefined || entry === undefined) return;
      for (const chunk of withImports(chunks, [entry], (imported) => imported !== runtime))
        chunk.code = COMPILE_HINT + inlineRuntime(chunk.code, runtime);
    },
  },
};

/**
 * Turns the preloads of the entry's chunks into scripts before it, because browsers run each script in a task of its own: the page answers
 * between them.
 */
export const inSteps = (html: string): string => {
  const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]*)">/g;
  const chunks = [...html.matchAll(preload)].map((match) => match[1] ?? '').filter((href) => !href.includes('/rolldown-runtime-'));
  const scripts = chunks.map((href) => `<script type="module" crossorigin src="${href}"></script>\n    `).join('');
  return html.replace(preload, '').replace(/<script type="module"/, (tag) => scripts + tag);
};
