// Collects the compiled styles of all modules in one file.
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';

/** The file with the {@link StylesOfEntries} of the last build, by the names of entries, from the project's folder. It is no part of the package. */
export const NEEDED_STYLES = 'dist/libraryStyles.json';

/**
 * The styles of files, and the files whose styles each entry needs: at first, and with what it loads later. Paths begin at the project's
 * folder, those of entries at the root of the file system.
 */
export interface StylesOfEntries {
  styles: Record<string, string>;
  entries: Record<string, { first: string[]; later: string[] }>;
}

/**
 * Writes the styles of all modules to style sheets, in the order in which the modules run, so that a block can override a primitive. Place it
 * before vanilla-extract's plugin, whose own `extract` has another order.
 * @param sheetOf returns the name of the sheet for the styles of a file, whose path begins at the project's folder
 * @param report called once
 */
export function collectStyles(sheetOf: (file: string) => string, report: (styles: StylesOfEntries) => void): Plugin {
  const styles = new Map<string, string>();
  const fileOf = (styleId: string) => styleId.slice(1).replace(/\.vanilla\.css$/, '');
  return {
    name: 'collect-styles',
    resolveId: {
      filter: { id: virtualCssFileFilter },
      async handler(id) {
        const { fileName: path, source } = await getSourceFromVirtualCssFile(id);
        const styleId = `\0${path}`;
        styles.set(styleId, source);
        return styleId;
      },
    },
    load: {
      filter: { id: /^\0.*\.vanilla\.css$/ },
      // It stays in the graph, but no module imports it in the end.
      handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
    },
    generateBundle() {
      const reach = (id: string, visited: Set<string>, withDynamic = false) => {
        if (visited.has(id)) return visited;
        visited.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const imported of [...importedIds, ...(withDynamic ? dynamicallyImportedIds : [])]) reach(imported, visited, withDynamic);
        return visited;
      };
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const all = new Set<string>();
      for (const id of entries) reach(id, all, true);
      const ordered = [...all].filter((id) => styles.has(id));
      const sheets = new Map<string, string>();
      for (const id of ordered) {
        const fileName = sheetOf(fileOf(id));
        sheets.set(fileName, (sheets.get(fileName) ?? '') + styles.get(id));
      }
      for (const [fileName, source] of sheets) this.emitFile({ type: 'asset', fileName, source });
      const neededBy = (id: string) => {
        const first = reach(id, new Set());
        const complete = reach(id, new Set(), true);
        const files = (isNeeded: (style: string) => boolean) => ordered.filter(isNeeded).map(fileOf);
        return { first: files((style) => first.has(style)), later: files((style) => complete.has(style) && !first.has(style)) };
      };
      report({
        styles: Object.fromEntries(ordered.map((id) => [fileOf(id), styles.get(id) ?? ''])),
        entries: Object.fromEntries(entries.map((id) => [id, neededBy(id)])),
      });
    },
  };
}
