import { expect, test } from 'vitest';
import { sharedChunks, unusedPaths } from './sharedChunks.ts';

const chunkOf = (module: string) => sharedChunks.find(({ test: isInChunk }) => isInChunk(`/project/${module}`))?.name;

test.each([
  ['src/components/primitives/Field/Field.css.ts.vanilla.css', 'fields'],
  ['src/components/primitives/ConfirmDialog/useQuestionFocus.ts', 'table'],
  ['src/components/primitives/ConfirmDialog/ConfirmDialog.tsx', 'dialog'],
  ['node_modules/aria-hidden/dist/es2015/index.js', 'dialog'],
  ['src/app/App.tsx', undefined],
])('%s is in the chunk %s', (module, name) => {
  expect(chunkOf(module)).toBe(name);
});

test('a path whose code has moved is found', () => {
  const unused = unusedPaths(['/project/src/app/start.ts', '/project/src/components/primitives/Form/Form.tsx']);
  expect(unused).toContain('src/app/queries/findProduct.ts');
  expect(unused).not.toContain('src/app/start.ts');
  expect(unused).not.toContain('src/components/primitives/Form/');
});
