import type { Page } from '#app/navigation/page.ts';
import type { Access } from '#contract/operation.ts';

// The files of a new screen, as newScreen.ts writes them: a list of the API in its four states, as on History.

interface NewScreen {
  /** 'shop' */
  group: string;
  /** 'Example' */
  name: string;
  /** 'shop' */
  feature: string;
  /** 'example' */
  folder: string;
  /** '/example' */
  path: string;
  /** 'listTools' */
  call: string;
  /** 'Tool' */
  entity: string;
  /** Its file in src/contract/entities: 'tool.ts'. */
  entityFile: string;
  /** The field of the entity that names a row: 'name'. */
  label: string;
  /** True if the call takes the user's email. */
  needsEmail: boolean;
  /** For whom the page is. */
  access: Page['access'];
}

export const isDashboardPath = (path: string): boolean => path.toLowerCase().startsWith('/dashboard/');

/** For whom a page is that makes a call with this access. Only the pages for signed-in users know an email. */
export function accessTo(path: string, { access, needsEmail }: { access: Access; needsEmail: boolean }): Page['access'] {
  if (access === 'admin') return 'administrator';
  return access === 'public' && !needsEmail && !isDashboardPath(path) ? 'everybody' : 'user';
}

/** 'TwoWords' becomes 'twoWords'. */
const camel = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** 'TwoWords' becomes 'Two Words'. */
const titleOf = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');

const screen = ({ name, call, label }: NewScreen) => `'use client';

import type { AsyncList } from '../../../asyncList.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { TableSkeleton } from '../../../primitives/Table/TableSkeleton.tsx';

/** One row, formatted for display. */
export interface ${name}Row {
  id: string;
  name: string;
}

export type ${name}View = AsyncList<${name}Row>;

export interface ${name}ScreenProps {
  view: ${name}View;
  onRetry: () => void;
}

/** Lists the rows of \`${call}\` by ${label}. */
export function ${name}Screen({ view, onRetry }: ${name}ScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <Stack gap="large" data-state={view.state}>
      <PageHeading ref={heading}>${titleOf(name)}</PageHeading>
      <Rows view={view} onRetry={retry} />
    </Stack>
  );
}

/** The list in each of its four states. */
function Rows({ view, onRetry }: ${name}ScreenProps) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (view.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading ${titleOf(name)}">
          <TableSkeleton lines={4} />
        </div>
      );
    case 'empty':
      return <EmptyState title="Nothing here yet" />;
    case 'failed':
      return (
        <Notice tone="critical" action={retry}>
          {view.message}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {view.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {view.stale}
            </Notice>
          )}
          <Stack as="ul" gap="small">
            {view.rows.map(({ id, name }) => (
              <Card key={id} as="li" dir="auto">
                {name}
              </Card>
            ))}
          </Stack>
        </>
      );
    default:
      return view satisfies never;
  }
}
`;

const fixtures = ({ name }: NewScreen) => `import type { ${name}View } from './${name}Screen.tsx';

const ready: ${name}View = {
  state: 'ready',
  rows: [
    { id: '1', name: 'Cordless Impact Wrench' },
    { id: '2', name: 'Wolfeschlegelsteinhausenbergerdorff the Younger, Keeper of the Second Workshop behind the Former Railway Station' },
    { id: '3', name: 'مفتاح ربط' },
  ],
};

/** One view of the screen for each of its states. */
export const ${camel(name)}Views = {
  loading: { state: 'loading' },
  empty: { state: 'empty' },
  failed: { state: 'failed', message: 'The shop is taking too long to answer. Please try again.' },
  ready,
} satisfies Record<${name}View['state'], ${name}View>;

export const stale: ${name}View = {
  ...ready,
  stale: 'Could not refresh. The shop cannot be reached. Check your connection, then try again.',
};
`;

/** `name`: 'Example'. */
const dashboardStory = (name: string) => `export const InTheDashboard = meta.story({
  args: { view: ${camel(name)}Views.ready },
  render: (args) => (
    <PageLevel value={2}>
      <h1>{WELCOME}</h1>
      <${name}Screen {...args} />
    </PageLevel>
  ),
});
`;

/** `name`: 'Example'. */
const dashboardTest = (name: string) => `
InTheDashboard.test('uses a heading one level lower inside another page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: '${titleOf(name)}' })).toBeVisible();
});
`;

const stories = ({ name, path, call }: NewScreen) => `import { useState } from 'react';
import { expect, fn } from 'storybook/test';
${isDashboardPath(path) ? "import { WELCOME } from '#contract/texts.ts';\n" : ''}import preview from '../../../../../.storybook/preview.tsx';
${isDashboardPath(path) ? "import { PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';\n" : ''}import { stale, ${camel(name)}Views } from './${name}Screen.fixtures.ts';
import { ${name}Screen, type ${name}View } from './${name}Screen.tsx';

const meta = preview.meta({
  component: ${name}Screen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      do: [
        'Call \`${call}\` in the route, and pass its rows as they are shown',
        'Keep the rows of \`${call}\` with stale if a refresh fails',
        'Call \`${call}\` again in onRetry: the heading has the focus by then',
      ],
      dont: ['Pass empty while \`${call}\` has no answer yet', 'Call \`${call}\` in the screen: it only draws its view'],
      keyboard: { 'Enter or Space': 'On Retry: calls \`${call}\` again, with the focus on the heading' },
    },
  },
  args: { onRetry: fn() },
});

export const Loading = meta.story({ args: { view: ${camel(name)}Views.loading } });
export const Empty = meta.story({ args: { view: ${camel(name)}Views.empty } });
export const Failed = meta.story({ args: { view: ${camel(name)}Views.failed } });
export const Ready = meta.story({ args: { view: ${camel(name)}Views.ready } });
export const Stale = meta.story({ args: { view: stale } });
export const OnAPhone = meta.story({ args: { view: stale }, globals: { viewport: { value: 'small', isRotated: false } } });
${isDashboardPath(path) ? dashboardStory(name) : ''}
export const Recovering = meta.story({
  args: { view: ${camel(name)}Views.failed },
  render: function Recover(args) {
    const [view, setView] = useState<${name}View>(args.view);
    return <${name}Screen {...args} view={view} onRetry={() => setView(${camel(name)}Views.loading)} />;
  },
});

OnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: '${titleOf(name)}' })).toHaveFocus();
});

Stale.test('keeps the old rows when a refresh fails', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
${isDashboardPath(path) ? dashboardTest(name) : ''}`;

const routeTest = ({ name, entity, entityFile, label }: NewScreen) => `import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ${entity} } from '#contract/entities/${entityFile}';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { to${name}View } from './${name}Route.tsx';

const row = v.parse(${entity}, { _id: '1', ${label}: 'Sam' });

test('shows the ${label} of each row', () => {
  expect(to${name}View({ data: [row, { ...row, _id: '2', ${label}: ' ' }], error: null })).toEqual({
    state: 'ready',
    rows: [
      { id: '1', name: 'Sam' },
      { id: '2', name: 'Without a name' },
    ],
  });
});

test.each([
  ['pending', { data: undefined, error: null }, 'loading'],
  ['without rows', { data: [], error: null }, 'empty'],
  ['failed', { data: undefined, error: http(500) }, 'failed'],
  ['not refreshed', { data: [row], error: http(500) }, 'ready'],
])('%s: %s', (_, query, state) => {
  expect(to${name}View(query)).toHaveProperty('state', state);
});

test('never shows NaN, undefined or similar text for any response', () => {
  fc.assert(
    fc.property(wireRow(${entity}), (any) => {
      expect(JSON.stringify(to${name}View({ data: [any], error: null }))).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
`;

const route = ({
  group,
  name,
  path,
  call,
  entity,
  entityFile,
  label,
  needsEmail,
}: NewScreen) => `import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ${entity} } from '#contract/entities/${entityFile}';
import { type ${name}Row, ${name}Screen, type ${name}View } from '#components/screens/${group}/${name}Screen/${name}Screen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { type QueryResult, toAsyncList } from '../../../queries/toAsyncList.ts';
${needsEmail ? "import { useIdentity } from '../../../runtime/RequireSession.tsx';\n" : ''}import { useServices } from '../../../services/services.ts';

const toRow = ({ _id, ${label} }: ${entity}): ${name}Row => ({ id: _id, name: ${label}.trim() === '' ? 'Without a name' : ${label} });

/** Converts the rows of ${call} to the ${titleOf(name)} view. */
export const to${name}View = (query: QueryResult<${entity}[]>): ${name}View => toAsyncList(query, toRow);

/** ${path}: lists the rows of \`${call}\`${needsEmail ? ' of the signed-in user' : ''}. */
export function ${name}Route() {
${needsEmail ? '  const { email } = useIdentity();\n' : ''}  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, '${call}', ${needsEmail ? '{ email }' : '{}'}));
  const view = useMemo(() => to${name}View({ data, error }), [data, error]);
  return <${name}Screen view={view} onRetry={() => void refetch()} />;
}
`;

/** The row of a new page in src/app/pages.ts. */
export const pageRow = ({ name, feature, folder, path, access }: NewScreen) => `  {
    path: '${path}',
    access: '${access}',
    title: '${titleOf(name)}',
${isDashboardPath(path) ? "    shape: 'list',\n" : ''}${access === 'administrator' ? "    account: 'admin',\n" : ''}    load: async () => (await import('./features/${feature}/${folder}/${name}Route.tsx')).${name}Route,
  },
`;

/** Returns the texts of the files by path. */
export function screenFiles(newScreen: NewScreen): Record<string, string> {
  const screenPath = `src/components/screens/${newScreen.group}/${newScreen.name}Screen/${newScreen.name}Screen`;
  const featurePath = `src/app/features/${newScreen.feature}/${newScreen.folder}`;
  return {
    [`${screenPath}.tsx`]: screen(newScreen),
    [`${screenPath}.fixtures.ts`]: fixtures(newScreen),
    [`${screenPath}.stories.tsx`]: stories(newScreen),
    [`${featurePath}/${newScreen.name}Route.tsx`]: route(newScreen),
    [`${featurePath}/${newScreen.name}Route.test.ts`]: routeTest(newScreen),
  };
}
