import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/temporaryFolder.ts';

/** By file: the imports that lint must reject (`forbidden`) and accept (`allowed`). */
const IMPORT_RULES: Record<string, { forbidden: string[]; allowed: string[] }> = {
  'src/contract/entities/probe.ts': {
    forbidden: [
      'react',
      'xstate',
      'msw',
      '#app/App.tsx',
      '#server/ports.ts',
      '../../server/ports.ts',
      '#components/asyncList.ts',
      '../../app/assemble.ts',
      '../../../mocks/data/seed.ts',
    ],
    allowed: ['valibot', '../read.ts', './tool.ts', '#contract/money.ts'],
  },
  'src/server/resolvers/probe.ts': {
    forbidden: ['react', 'msw', 'pg', '#app/App.tsx', '#components/asyncList.ts', '#mocks/data/seed.ts', '../../../mocks/store/world.ts'],
    allowed: ['valibot', '../access.ts', './users.ts', '#contract/money.ts'],
  },
  'backend/rules/probe.ts': {
    forbidden: [
      '../../src/app/assemble.ts',
      '../../src/components/asyncList.ts',
      '../../mocks/data/seed.ts',
      '../../tests/contract/cases.ts',
    ],
    allowed: ['pg', 'valibot', './stock.ts', '../cards.ts', '../../src/server/response.ts', '../../src/contract/money.ts'],
  },
  'src/machines/order/probe.ts': {
    forbidden: [
      'react',
      'valibot',
      '#server/ports.ts',
      '#app/App.tsx',
      '#components/asyncList.ts',
      '#mocks/data/seed.ts',
      '../../app/assemble.ts',
    ],
    allowed: ['xstate', '../failure.ts', './order.types.ts', '#contract/money.ts', '#machines/failure.ts'],
  },
  'src/components/theme/probe.ts': {
    forbidden: [
      '../primitives/Text/Text.tsx',
      '../blocks/Footer/Footer.tsx',
      '../../components/blocks/Footer/Footer.tsx',
      '#contract/money.ts',
      '../../contract/money.ts',
    ],
    allowed: ['./tokens.ts', '@vanilla-extract/css'],
  },
  'src/components/primitives/Probe/Probe.tsx': {
    forbidden: [
      '../../blocks/Footer/Footer.tsx',
      '../../screens/shop/X.tsx',
      '#contract/money.ts',
      '../../../contract/money.ts',
      '#machines/failure.ts',
      '../../../app/App.tsx',
      'msw',
      'xstate',
      'firebase/auth',
    ],
    allowed: ['react', 'lucide/dist/esm/icons/x.mjs', '@radix-ui/react-dialog', '../Text/Text.tsx', '../../theme/tokens.ts'],
  },
  'src/components/blocks/Probe/Probe.tsx': {
    forbidden: [
      '../../screens/shop/X.tsx',
      '#machines/failure.ts',
      '#app/App.tsx',
      '../../../../src/app/App.tsx',
      'react-router',
      '@tanstack/react-query',
      '@stripe/stripe-js',
    ],
    allowed: ['react', '../../primitives/Text/Text.tsx', '../ProductCard/ProductCard.tsx', '#contract/money.ts', 'react-hook-form'],
  },
  'src/components/screens/account/ProbeScreen/ProbeScreen.tsx': {
    forbidden: [
      '../LoginScreen/LoginScreen.tsx',
      '../../shop/HomeScreen/HomeScreen.tsx',
      '#machines/failure.ts',
      '#mocks/data/seed.ts',
      '../../../../app/App.tsx',
      'react-router',
    ],
    allowed: ['../../../blocks/Footer/Footer.tsx', '../../../primitives/Text/Text.tsx', './ProbeScreenPart.tsx', '#contract/money.ts'],
  },
  'src/components/probe.tsx': {
    forbidden: ['../app/App.tsx', '../../src/app/App.tsx', '#machines/failure.ts', '#server/ports.ts', 'xstate'],
    allowed: ['react', './primitives/Text/Text.tsx', '#contract/money.ts'],
  },
  'src/app/App.tsx': {
    forbidden: [
      './features/shop/home/HomeRoute.tsx',
      './features/shop/list/connect.ts',
      './features/orders/orderActors.ts',
      '#app/features/admin/adminFlow.ts',
      '../app/features/auth/auth.ts',
      './features/shop/home/../list/connect.ts',
      '#mocks/data/seed.ts',
    ],
    allowed: ['react', './features/shell/Shell.tsx', './runtime/flow.ts', '#components/asyncList.ts'],
  },
  'src/app/assemble.ts': {
    forbidden: ['./features/auth/auth.ts', '#app/features/shell/Shell.tsx', '../app/features/shop/cards.ts', '#mocks/data/seed.ts'],
    allowed: ['./App.tsx', './runtime/flow.ts', '#contract/operations.ts'],
  },
  'src/app/main.tsx': {
    forbidden: ['./features/shell/Shell.tsx', '#app/features/auth/auth.ts', '../app/features/auth/auth.ts', '#server/ports.ts'],
    allowed: ['react', './App.tsx', './assemble.ts', './services/ports.ts'],
  },
  'src/app/services/probe.ts': {
    forbidden: [
      '../runtime/flow.ts',
      '../../app/runtime/drafts.ts',
      '../../../src/app/features/shop/cards.ts',
      '../queries/../runtime/flow.ts',
      '../collection/csv.ts',
      '../features/shop/cards.ts',
      '../startFlows.ts',
      '#server/ports.ts',
      '../../server/ports.ts',
      '#mocks/data/seed.ts',
      '#app/App.tsx',
    ],
    allowed: ['../messages/failureSentences.ts', './ports.ts', '#machines/failure.ts', '#contract/money.ts'],
  },
  'src/app/runtime/probe.ts': {
    forbidden: [
      '#mocks/data/seed.ts',
      '../../../mocks/data/seed.ts',
      'msw',
      '@msw/data',
      '#tests/support/wrench.ts',
      '../features/auth/auth.ts',
      '../../app/features/auth/auth.ts',
      '../startFlows.ts',
      '../../app/startFlows.ts',
    ],
    allowed: [
      'react',
      'xstate',
      '#machines/failure.ts',
      '#components/asyncList.ts',
      '#contract/money.ts',
      '../queries/read.ts',
      './flow.ts',
    ],
  },
  'src/app/collection/probe.ts': {
    forbidden: [
      '../features/shop/cards.ts',
      '../../app/features/shop/cards.ts',
      '../pages.ts',
      '../routes.tsx',
      '../../app/routes.tsx',
      'msw',
    ],
    allowed: ['../runtime/flow.ts', '../services/ports.ts'],
  },
  'src/app/features/payments/probe.ts': {
    forbidden: [
      '../orders/orders.ts',
      '../../features/orders/orderActors.ts',
      '../auth/auth.ts',
      '../../startFlows.ts',
      '../../../app/startFlows.ts',
    ],
    allowed: ['./payments.ts', '../../runtime/flow.ts', '../../navigation/paths.ts'],
  },
  'src/app/features/orders/history/probe.ts': {
    forbidden: [
      '../../shop/cards.ts',
      '../../admin/adminFlow.ts',
      '../../../features/admin/adminFlow.ts',
      '../../../../app/features/admin/adminFlow.ts',
      '../../../../../src/app/features/admin/adminFlow.ts',
      '../../payments/../admin/adminFlow.ts',
      './../../admin/adminFlow.ts',
      '../../../App.tsx',
      '../../../../app/routes.tsx',
    ],
    allowed: ['../../payments/paymentsFlow.ts', '../orders.ts'],
  },
  'src/app/features/shop/home/probe.ts': {
    forbidden: [
      '../../admin/adminFlow.ts',
      '../../payments/payments.ts',
      '../../../features/payments/paymentActors.ts',
      '../../../routes.tsx',
      '../../../../app/routes.tsx',
    ],
    allowed: ['../../orders/orders.ts', '../list/lists.ts'],
  },
  'src/app/features/admin/probe.ts': {
    forbidden: [
      '../auth/auth.ts',
      '../payments/payments.ts',
      '../dashboard/connect.ts',
      '../../features/payments/paymentActors.ts',
      '../../../app/main.tsx',
    ],
    allowed: ['../shop/cards.ts', '../orders/orders.ts', './overview/connect.ts'],
  },
  'src/app/features/dashboard/probe.ts': {
    forbidden: ['../auth/auth.ts', '../payments/payments.ts', '../shop/cards.ts', '../../pages.ts', '../../Layout.tsx'],
    allowed: ['../admin/overview/OverviewRoute.tsx', '../orders/orders.ts', './connect.ts'],
  },
  'mocks/probe.ts': {
    forbidden: [
      '@msw/data',
      '#machines/failure.ts',
      '#app/features/auth/session.ts',
      '#app/App.tsx',
      '../src/app/features/shop/cards.ts',
      '../src/machines/failure.ts',
    ],
    allowed: [
      'msw',
      '#contract/money.ts',
      '#server/ports.ts',
      '#components/asyncList.ts',
      '#app/services/ports.ts',
      './store/db.ts',
      './machines/chart.ts',
    ],
  },
};

/** The imports that the project's lint rules reject, by file. */
function rejectedImports(): Record<string, string[]> {
  const root = temporaryFolder();
  copyFileSync('oxlint.config.ts', join(root, 'oxlint.config.ts'));
  for (const [file, { forbidden, allowed }] of Object.entries(IMPORT_RULES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(
      join(root, file),
      [...forbidden, ...allowed].map((from, index) => `export { x as x${index} } from '${from}';`).join('\n'),
    );
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] };
  const rejected: Record<string, string[]> = {};
  for (const { code, filename, labels } of diagnostics.filter((diagnostic) => diagnostic.code.includes('no-restricted-imports'))) {
    const rules = IMPORT_RULES[filename];
    const from = rules && [...rules.forbidden, ...rules.allowed][(labels[0]?.span.line ?? 0) - 1];
    (rejected[filename] ??= []).push(from ?? code);
  }
  return rejected;
}

test('lint rejects every forbidden import, and no other', () => {
  const expected = Object.fromEntries(Object.entries(IMPORT_RULES).map(([file, { forbidden }]) => [file, forbidden]));
  const rejected = rejectedImports();
  expect(Object.fromEntries(Object.keys(IMPORT_RULES).map((file) => [file, [...new Set(rejected[file])]]))).toEqual(expected);
});

test.each([
  ['main.tsx', "'../../mocks/page/sandbox.tsx'"],
  ['prerender.tsx', "'../../mocks/ui/SandboxNotice.tsx'"],
])('%s, where lint does not check this, imports only %s of the sandbox, and only dynamically', (file, module) => {
  const entry = readFileSync(`src/app/${file}`, 'utf8');
  const dynamic = [...entry.matchAll(/\bimport\s*\(([^)]*)\)/g)].map(([, from]) => from);
  expect(dynamic.filter((from) => from?.includes('mocks'))).toEqual([module]);
  expect(entry.match(/mocks\//g)).toHaveLength(1);
});
