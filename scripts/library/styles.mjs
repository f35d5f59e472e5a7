// Collects the compiled styles of all modules in one file.
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';

/**
 * Writes the styles of all modules to style sheets, in the order in which the modules run, so that a block can override a primitive. Place it
 * before vanilla-extract's plugin, whose own `extract` has another order.
 * @param {(file: string) => string} sheetOf returns the name of the sheet for the styles of a file, whose path begins at the project's folder
 * @returns {import('rolldown').Plugin}
 */
export function collectStyles(sheetOf) {
  /** @type {Map<string, string>} */
  const styles = new Map();
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
      /** @type {Set<string>} */
      const visited = new Set();
      const visit = (/** @type {string} */ id) => {
        if (visited.has(id)) return;
        visited.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
      /** @type {Map<string, string>} */
      const sheets = new Map();
      for (const id of visited) {
        const source = styles.get(id);
        if (source === undefined) continue;
        const fileName = sheetOf(id.slice(1).replace(/\.vanilla\.css$/, ''));
        sheets.set(fileName, (sheets.get(fileName) ?? '') + source);
      }
      for (const [fileName, source] of sheets) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
