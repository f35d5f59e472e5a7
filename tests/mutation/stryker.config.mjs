import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Ignores `types: { context: {} as Context }` of a machine's setup: XState reads only its type, so no mutant there changes anything. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'types',
    value: {
      /** @param {any} path */
      shouldIgnore: ({ node, parentPath }) =>
        node.type === 'ObjectProperty' && node.key.name === 'types' && parentPath?.parent.callee?.name === 'setup'
          ? 'Only a type'
          : undefined,
    },
  },
];

export default {
  mutate: ['src/{contract,machines}/**/*.ts', '!src/**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(import.meta.url)],
  ignorers: ['types'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  timeoutMS: 30_000,
  timeoutFactor: 1.5,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/sandbox',
  ignorePatterns: ['.stryker', '.storybook', 'dist'],
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.stryker/report.html' },
  jsonReporter: { fileName: '.stryker/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  disableTypeChecks: false,
  thresholds: { high: 95, low: 90, break: 90 },
};
