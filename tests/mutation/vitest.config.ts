import { statSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** machines.test.ts imports every machine, so it comes after the tests of one machine. */
const ORDER = [/\/src\/contract\//, /\/tests\/machines\/(?!machines\.)/, /\/tests\/machines\//, /\/src\/app\//];

/** Runs the cheapest tests first, because the first failed test ends the run of a mutant. Vitest begins with the longest file. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => ORDER.findIndex((pattern) => pattern.test(moduleId));
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((one, other) => rank(one) - rank(other) || size(one) - size(other));
  }
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    isolate: false,
    // Many mutants leave a test waiting forever.
    testTimeout: 5_000,
    include: [
      'src/contract/**/*.test.ts',
      'tests/machines/*.test.ts',
      'src/app/services/http/*.test.ts',
      'src/app/features/{admin,orders,payments}/**/*.test.ts',
    ],
    exclude: ['tests/machines/paths.test.ts', '**/connect.test.ts'],
    sequence: { sequencer: CheapestFirst },
  },
});
