import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** The bytes that one component adds to a page that has React: its own code and styles, and those of everything it imports. */
export interface ComponentSize {
  /** Bytes, minified and compressed with Brotli. */
  script: number;
  /** Bytes, minified and compressed with Brotli. */
  styles: number;
  /** The number of modules. */
  modules: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the library, one file a module, without writing it. */
async function buildModules(): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      write: false,
      cssCodeSplit: true,
      lib: { entry: `${root}src/components/index.ts`, formats: ['es'] },
      rolldownOptions: {
        external: /^react(-dom)?($|\/)/,
        output: { preserveModules: true, preserveModulesRoot: `${root}src/components`, entryFileNames: '[name].js' },
      },
    },
  });
  const [library] = result as Rolldown.RolldownOutput[];
  if (library === undefined) throw new Error('The library was not built');
  return library.output;
}

const compressed = (texts: string[]): number => (texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length);

/** Measures every component that has a folder of its name. */
export async function measureComponents(): Promise<Record<string, ComponentSize>> {
  const files = await buildModules();
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const styles = new Map(files.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])));
  const collect = (fileName: string, found: Set<Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || found.has(chunk)) return found;
    found.add(chunk);
    for (const imported of chunk.imports) collect(imported, found);
    return found;
  };
  const sizes: Record<string, ComponentSize> = {};
  for (const fileName of chunks.keys()) {
    const name = /\/(\w+)\/\1\.js$/.exec(fileName)?.[1];
    if (name === undefined) continue;
    const needed = [...collect(fileName, new Set())];
    const sheets = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
    sizes[name] = {
      script: compressed(needed.map(({ code }) => code)),
      styles: compressed([...sheets].map((sheet) => styles.get(sheet) ?? '')),
      modules: needed.length,
    };
  }
  return sizes;
}
