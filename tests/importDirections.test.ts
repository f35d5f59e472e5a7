import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** By file: the imports that lint must reject (`no`) and accept (`yes`). */
const ARROWS: Record<string, { no: string[]; yes: string[] }> = {
  'src/contract/entities/probe.ts': {
    no: ['react', 'xstate', 'msw', '#app/App.tsx', '#components/asyncList.ts', '../../app/assemble.ts', '../../../mocks/data/seed.ts'],
    yes: ['valibot', '../read.ts', './tool.ts', '#contract/money.ts'],
  },
  'src/machines/order/probe.ts': {
    no: ['react', 'valibot', '#app/App.tsx', '#components/asyncList.ts', '#mocks/data/seed.ts', '../../app/assemble.ts'],
    yes: ['xstate', '../failure.ts', './order.types.ts', '#contract/money.ts', '#machines/failure.ts'],
  },
  'src/components/theme/probe.ts': {
    no: ['../primitives/Text/Text.tsx', '../blocks/Footer/Footer.tsx', '#contract/money.ts'],
    yes: ['./tokens.ts', '@vanilla-extract/css'],
  },
  'src/components/primitives/Probe/Probe.tsx': {
    no: [
      '../../blocks/Footer/Footer.tsx',
      '../../screens/shop/X.tsx',
      '#contract/money.ts',
      '#machines/failure.ts',
      'msw',
      'xstate',
      'firebase/auth',
    ],
    yes: ['react', 'lucide/dist/esm/icons/x.mjs', '@radix-ui/react-dialog', '../Text/Text.tsx', '../../theme/tokens.ts'],
  },
  'src/components/blocks/Probe/Probe.tsx': {
    no: [
      '../../screens/shop/X.tsx',
      '#machines/failure.ts',
      '#app/App.tsx',
      'react-router-dom',
      '@tanstack/react-query',
      '@stripe/stripe-js',
    ],
    yes: ['react', '../../primitives/Text/Text.tsx', '../ProductCard/ProductCard.tsx', '#contract/money.ts', 'react-hook-form'],
  },
  'src/components/screens/account/ProbeScreen/ProbeScreen.tsx': {
    no: [
      '../LoginScreen/LoginScreen.tsx',
      '../../shop/HomeScreen/HomeScreen.tsx',
      '#machines/failure.ts',
      '#mocks/data/seed.ts',
      'react-router-dom',
    ],
    yes: ['../../../blocks/Footer/Footer.tsx', '../../../primitives/Text/Text.tsx', './ProbeScreenPart.tsx', '#contract/money.ts'],
  },
  'src/app/services/probe.ts': {
    no: ['../runtime/flow.ts', '../collection/csv.ts', '../features/shop/cards.ts', '../start.ts', '#mocks/data/seed.ts', '#app/App.tsx'],
    yes: ['../messages/failures.ts', './ports.ts', '#machines/failure.ts', '#contract/money.ts'],
  },
  'src/app/runtime/probe.ts': {
    no: [
      '#mocks/data/seed.ts',
      '../../../mocks/data/seed.ts',
      'msw',
      '@msw/data',
      '#tests/support/wrench.ts',
      '../features/auth/auth.ts',
      '../start.ts',
    ],
    yes: ['react', 'xstate', '#machines/failure.ts', '#components/asyncList.ts', '#contract/money.ts', '../queries/read.ts', './flow.ts'],
  },
  'src/app/collection/probe.ts': {
    no: ['../features/shop/cards.ts', '../routes.tsx', 'msw'],
    yes: ['../runtime/flow.ts', '../services/ports.ts'],
  },
  'src/app/features/payments/probe.ts': {
    no: ['../orders/orders.ts', '../auth/auth.ts', '../../start.ts'],
    yes: ['./payments.ts', '../../runtime/flow.ts', '../../navigation/paymentPath.ts'],
  },
  'src/app/features/orders/history/probe.ts': {
    no: ['../../shop/cards.ts', '../../admin/adminFlow.ts', '../../../App.tsx'],
    yes: ['../../payments/paymentsFlow.ts', '../orders.ts'],
  },
  'src/app/features/shop/home/probe.ts': {
    no: ['../../admin/adminFlow.ts', '../../payments/payments.ts', '../../../routes.tsx'],
    yes: ['../../orders/orders.ts', '../list/lists.ts'],
  },
  'src/app/features/admin/probe.ts': {
    no: ['../auth/auth.ts', '../payments/payments.ts'],
    yes: ['../shop/cards.ts', '../orders/orders.ts', './overview/connect.ts'],
  },
  'mocks/probe.ts': {
    no: [
      '@msw/data',
      '#machines/failure.ts',
      '#app/features/auth/session.ts',
      '#app/App.tsx',
      '../src/app/features/shop/cards.ts',
      '../src/machines/failure.ts',
    ],
    yes: ['msw', '#contract/money.ts', '#components/asyncList.ts', '#app/services/ports.ts', './store/db.ts'],
  },
};

/** The imports that the project's lint rules reject, by file. */
function refusedImports(): Record<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
  for (const [file, { no, yes }] of Object.entries(ARROWS)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), [...no, ...yes].map((from, index) => `export { x as x${index} } from '${from}';`).join('\n'));
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] };
  const refused: Record<string, string[]> = {};
  for (const { code, filename, labels } of diagnostics.filter((diagnostic) => diagnostic.code.includes('no-restricted-imports'))) {
    const arrows = ARROWS[filename];
    const from = arrows && [...arrows.no, ...arrows.yes][(labels[0]?.span.line ?? 0) - 1];
    (refused[filename] ??= []).push(from ?? code);
  }
  return refused;
}

test('lint rejects every forbidden import, and no other', () => {
  const expected = Object.fromEntries(Object.entries(ARROWS).map(([file, { no }]) => [file, no]));
  const refused = refusedImports();
  expect(Object.fromEntries(Object.keys(ARROWS).map((file) => [file, [...new Set(refused[file])]]))).toEqual(expected);
});

test('the app entry, which lint does not check, imports only mocks/sandbox.tsx of the sandbox, and only dynamically', () => {
  const entry = readFileSync('src/app/main.tsx', 'utf8');
  const dynamic = [...entry.matchAll(/\bimport\s*\(([^)]*)\)/g)].map(([, from]) => from);
  expect(dynamic.filter((from) => from?.includes('mocks'))).toEqual(["'../../mocks/sandbox.tsx'"]);
  expect(entry.match(/mocks\//g)).toHaveLength(1);
});
