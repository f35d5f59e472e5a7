import type { Page } from '#app/navigation/page.ts';

// The files of a new screen, as newScreen.ts writes them: a list of the API in its four states, with the fixtures that its stories show.

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
  /** True if the call takes the user's email. */
  needsEmail: boolean;
  /** For whom the page is. */
  access: Page['access'];
}

export const isDashboardPath = (path: string): boolean => path.toLowerCase().startsWith('/dashboard/');

/** 'TwoWords' becomes 'twoWords'. */
const camel = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** 'TwoWords' becomes 'Two Words'. */
const titleOf = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');

const screen = ({ name, call }: NewScreen) => `'use client';

import type { AsyncList } from '../../../asyncList.ts';
import { ListStates } from '../../../blocks/ListStates.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
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

/** Lists the rows of \`${call}\`. */
export function ${name}Screen({ view, onRetry }: ${name}ScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <Stack gap="large" data-state={view.state}>
      <PageHeading ref={heading}>${titleOf(name)}</PageHeading>
      <ListStates
        rows={view}
        loading={
          <div role="status" aria-busy="true" aria-label="Loading ${titleOf(name)}">
            <TableSkeleton lines={4} />
          </div>
        }
        empty={<EmptyState title="Nothing here yet" />}
        retry={<Button onClick={retry}>Retry</Button>}
      >
        {(rows) => (
          <Stack as="ul" gap="small">
            {rows.map(({ id, name }) => (
              <Card key={id} as="li" dir="auto">
                {name}
              </Card>
            ))}
          </Stack>
        )}
      </ListStates>
    </Stack>
  );
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

const stories = ({ name, call }: NewScreen) => `import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { stale, ${camel(name)}Views } from './${name}Screen.fixtures.ts';
import { ${name}Screen } from './${name}Screen.tsx';

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

OnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

Stale.test('keeps the old rows, and Retry moves the focus to the heading', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: '${titleOf(name)}' })).toHaveFocus();
});
`;

const route = ({ group, name, path, call, needsEmail }: NewScreen) => `import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Output } from '#contract/operations.ts';
import { type ${name}Row, ${name}Screen } from '#components/screens/${group}/${name}Screen/${name}Screen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { toAsyncList } from '../../../queries/toAsyncList.ts';
${needsEmail ? "import { useIdentity } from '../../../runtime/RequireSession.tsx';\n" : ''}import { useServices } from '../../../services/services.ts';

const toRow = ({ _id, name }: Output<'${call}'>[number]): ${name}Row => ({ id: _id, name });

/** ${path}: lists the rows of \`${call}\`${needsEmail ? ' of the signed-in user' : ''}. */
export function ${name}Route() {
${needsEmail ? '  const { email } = useIdentity();\n' : ''}  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, '${call}', ${needsEmail ? '{ email }' : '{}'}));
  const view = useMemo(() => toAsyncList({ data, error }, toRow), [data, error]);
  return <${name}Screen view={view} onRetry={() => void refetch()} />;
}
`;

/** The row of a new page in src/app/pages.ts. */
export const pageRow = ({ name, feature, folder, path, access }: NewScreen) => `  {
    path: '${path}',
    access: '${access}',
    title: '${titleOf(name)}',
${isDashboardPath(path) ? "    shape: 'list',\n" : ''}    load: async () => (await import('./features/${feature}/${folder}/${name}Route.tsx')).${name}Route,
  },
`;

/** Returns the texts of the files by path. */
export function screenFiles(newScreen: NewScreen): Record<string, string> {
  const { group, name, feature, folder } = newScreen;
  const screenPath = `src/components/screens/${group}/${name}Screen/${name}Screen`;
  return {
    [`${screenPath}.tsx`]: screen(newScreen),
    [`${screenPath}.fixtures.ts`]: fixtures(newScreen),
    [`${screenPath}.stories.tsx`]: stories(newScreen),
    [`src/app/features/${feature}/${folder}/${name}Route.tsx`]: route(newScreen),
  };
}
