// Collects the compiled styles of all modules in one file.
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';

/** The file with the {@link StylesOfEntries} of the last build, by the names of entries, from the project's folder. It is no part of the package. */
export const NEEDED_STYLES = 'dist/libraryStyles.json';

/**
 * The styles of files, and the files whose styles each entry needs: at first, and with what it loads later. Paths begin at the project's
 * folder, those of entries at the root of the file system.
 * @typedef {{ styles: Record<string, string>, entries: Record<string, { first: string[], later: string[] }> }} StylesOfEntries
 */

/**
 * Writes the styles of all modules to style sheets, in the order in which the modules run, so that a block can override a primitive. Place it
 * before vanilla-extract's plugin, whose own `extract` has another order.
 * @param {(file: string) => string} sheetOf returns the name of the sheet for the styles of a file, whose path begins at the project's folder
 * @param {(styles: StylesOfEntries) => void} report called once
 * @returns {import('rolldown').Plugin}
 */
export function collectStyles(sheetOf, report) {
  /** @type {Map<string, string>} */
  const styles = new Map();
  const fileOf = (/** @type {string} */ styleId) => styleId.slice(1).replace(/\.vanilla\.css$/, '');
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
      const reach = (/** @type {string} */ id, /** @type {Set<string>} */ visited, withDynamic = false) => {
        if (visited.has(id)) return visited;
        visited.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const imported of [...importedIds, ...(withDynamic ? dynamicallyImportedIds : [])]) reach(imported, visited, withDynamic);
        return visited;
      };
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      /** @type {Set<string>} */
      const all = new Set();
      for (const id of entries) reach(id, all, true);
      const ordered = [...all].filter((id) => styles.has(id));
      /** @type {Map<string, string>} */
      const sheets = new Map();
      for (const id of ordered) {
        const fileName = sheetOf(fileOf(id));
        sheets.set(fileName, (sheets.get(fileName) ?? '') + styles.get(id));
      }
      for (const [fileName, source] of sheets) this.emitFile({ type: 'asset', fileName, source });
      const neededBy = (/** @type {string} */ id) => {
        const first = reach(id, new Set());
        const complete = reach(id, new Set(), true);
        const files = (/** @type {(style: string) => boolean} */ isNeeded) => ordered.filter(isNeeded).map(fileOf);
        return { first: files((style) => first.has(style)), later: files((style) => complete.has(style) && !first.has(style)) };
      };
      report({
        styles: Object.fromEntries(ordered.map((id) => [fileOf(id), styles.get(id) ?? ''])),
        entries: Object.fromEntries(entries.map((id) => [id, neededBy(id)])),
      });
    },
  };
}
