declare module 'virtual:machine-charts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declaration of a module cannot import a relative path
  const charts: Partial<Record<string, import('./chart.ts').Chart>>;
  /** The charts of all machines, by their ids. They are computed when the project is built. */
  export default charts;
}
