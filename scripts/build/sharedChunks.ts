import type { Plugin } from 'vite';

/** The components and libraries in each chunk that several pages share: files, and folders that end with a slash. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  fields: ['Field/', 'Form/', 'TextField/', 'SelectField/', 'SearchField/'].map((folder) => `src/components/primitives/${folder}`),
  routes: [
    'src/app/messages/formatAmount.ts',
    'src/contract/formatDay.ts',
    'src/app/messages/formatQuantity.ts',
    'src/app/navigation/paymentPath.ts',
    'src/app/navigation/parseReturnTo.ts',
    'src/app/navigation/usePanelAddress.ts',
    'src/app/queries/findProduct.ts',
    'src/contract/formatCount.ts',
    'src/contract/entities/product.ts',
    'src/contract/forms/pictureLink.ts',
    'src/contract/forms/field.ts',
    'src/contract/forms/booking.ts',
    'node_modules/lucide/dist/esm/icons/arrow-right.mjs',
    'src/components/theme/notPrinted.css.ts',
    'src/components/primitives/virtual/PrintedRows.css.ts',
    'src/components/primitives/virtual/PrintedRows.tsx',
    'src/components/primitives/virtual/windowWidth.ts',
    'src/components/primitives/virtual/useHasRoom.ts',
    'src/components/screens/admin/AdminAccessScreen/',
  ],
  start: ['src/app/start.ts', 'node_modules/@xstate/react/', 'src/app/runtime/machineActors.ts'],
  form: [
    'node_modules/react-hook-form/',
    'src/components/useReportedValues.ts',
    'src/components/resolverOf.ts',
    'src/components/primitives/TextAreaField/',
    'src/components/primitives/ReadOnlyField/',
    'src/app/runtime/useDraft.ts',
    'src/app/navigation/useAskBeforeLeaving.ts',
  ],
  list: [
    'node_modules/@tanstack/react-virtual/',
    'node_modules/@tanstack/virtual-core/',
    'src/components/primitives/virtual/useRows.ts',
    'src/components/primitives/virtual/useHeights.ts',
    'src/components/primitives/virtual/useFocusedRow.ts',
    'src/components/primitives/Grid/columns.ts',
    'src/components/primitives/VirtualGrid/',
  ],
  radix: ['dismissable-layer', 'presence', 'portal', 'use-controllable-state', 'slot'].map(
    (name) => `node_modules/@radix-ui/react-${name}/`,
  ),
  dialog: [
    'node_modules/@radix-ui/react-dialog/',
    'node_modules/@radix-ui/react-focus-scope/',
    'node_modules/@radix-ui/react-focus-guards/',
    'node_modules/aria-hidden/',
    'node_modules/react-remove-scroll/',
    'node_modules/react-remove-scroll-bar/',
    'src/components/primitives/Dialog/',
    'src/components/primitives/ConfirmDialog/ConfirmDialog.css.ts',
    'src/components/primitives/ConfirmDialog/ConfirmDialog.tsx',
  ],
  table: [
    'src/components/primitives/Table/Table.css.ts',
    'src/components/primitives/Table/Table.tsx',
    'src/components/primitives/Table/TableLine.tsx',
    'src/components/primitives/Table/TableSkeleton.tsx',
    'src/components/primitives/EmailAddress/',
    'src/components/primitives/ConfirmDialog/useQuestionFocus.ts',
    'src/components/blocks/OrderTable/OrderTable.css.ts',
    'src/components/blocks/OrderTable/pictureColumn.tsx',
    'src/components/blocks/ProductCell/',
    'src/contract/lowStock.ts',
  ],
};

const isIn = (path: string) => (id: string) => id.includes(`/${path}`);

/**
 * The chunks that several pages share, for the bundler. Without them, each page would load many small files
 * (docs/decisions/0033-first-paint-before-react.md).
 */
export const sharedChunks = Object.entries(CHUNKS).map(([name, paths]) => ({
  name,
  test: (id: string) => paths.some((path) => isIn(path)(id)),
}));

/** Returns the paths that no module is in: the code has moved, and would silently go into other chunks. */
export const unusedPaths = (ids: readonly string[]): string[] =>
  Object.values(CHUNKS)
    .flat()
    .filter((path) => !ids.some(isIn(path)));

/** Fails the build if a path of the shared chunks has no module. */
export const checkSharedChunks: Plugin = {
  name: 'check-shared-chunks',
  apply: 'build',
  buildEnd(error) {
    if (error !== undefined) return;
    const unused = unusedPaths([...this.getModuleIds()]);
    if (unused.length > 0) this.error(`No module is in ${unused.join(', ')}: correct scripts/build/sharedChunks.ts`);
  },
};
