import type { Plugin, Rolldown } from 'vite';

/**
 * Lists these chunks and all that they import statically, each before its imports.
 * @param isIncluded leaves out the chunks, and what only they import, for which it returns false
 */
export function withImports<Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>>(
  chunks: readonly Chunk[],
  roots: readonly Chunk[],
  isIncluded: (chunk: Chunk) => boolean = () => true,
): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
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

/** Prepares the chunks of the first load to run quickly. The hint must be the first line, so it is added last. */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      for (const chunk of withImports(chunks, entries)) chunk.code = COMPILE_HINT + chunk.code;
    },
  },
};

/**
 * Turns the preloads of the entry's chunks into scripts before it, because browsers run each script in a task of its own: the page answers
 * between them.
 */
export const inSteps = (html: string): string => {
  const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]*)">/g;
  const chunks = [...html.matchAll(preload)].map((match) => match[1] ?? '');
  const scripts = chunks.map((href) => `<script type="module" crossorigin src="${href}"></script>`);
  return html.replace(preload, '').replace('<script type="module"', () => `${scripts.join('')}<script type="module"`);
};
