import * as fc from 'fast-check';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Operation } from '#contract/operation.ts';
import { type OperationName, operations, type Output } from '#contract/operations.ts';
import { OrderPanel } from '#components/screens/admin/ManageOrdersScreen/OrderPanel.tsx';
import { ProductDetailsScreen } from '#components/screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
import { toManageOrdersView, toOrderRows } from '#app/features/admin/manageOrders/connect.ts';
import { toProductDetailsView } from '#app/features/shop/details/ProductDetailsRoute.tsx';
import { sentenceOf } from '#app/messages/failureSentences.ts';
import { pages as table } from '#app/pages.ts';
import { cases } from '#tests/contract/cases.ts';
import { mutatedAnswer } from '#tests/support/mutatedAnswer.ts';
import { renderedShop } from '#tests/support/renderedShop.tsx';
import { sandboxAnswers } from '#tests/support/sandboxAnswers.ts';
import { FORBIDDEN_TEXT, REPEATABLE } from '#tests/support/wireRows.ts';

type Bodies = Record<OperationName, string>;

const names = Object.keys(operations) as OperationName[];
const valid = { ...(await sandboxAnswers()), checkAdmin: { admin: true } };
const validBodies = Object.fromEntries(names.map((name) => [name, JSON.stringify(valid[name])])) as Bodies;
const firstId = (name: OperationName) => (valid[name] as { _id: string }[])[0]?._id ?? '';
const [tool, phone, booking] = [firstId('listTools'), firstId('listPhones'), firstId('listBookings')];

/** A page, and the operations whose answers are mutated, all at once. */
interface Page {
  path: string;
  reads: readonly OperationName[];
  runs: number;
  /** Answers that are not mutated, and not the sandbox's. */
  given?: Partial<Bodies>;
  /** True if the page does without these answers, and so says nothing about a failure. */
  isOptional?: boolean;
  /** Answers that once broke the page. */
  examples?: Partial<Bodies>[];
}

const pages: Page[] = [
  { path: '/', reads: ['listTools', 'listCameraProducts', 'listPhones', 'listReviews'], runs: 120 },
  { path: '/blogs', reads: ['listTools'], runs: 30 },
  { path: '/showAllReview', reads: ['listReviews'], runs: 180 },
  { path: '/showAllProducts', reads: ['listTools', 'listCameraProducts', 'listPhones'], runs: 40 },
  { path: '/showAllCarProducts', reads: ['listTools'], runs: 30 },
  { path: '/showAllCameraTools', reads: ['listCameraProducts'], runs: 40 },
  {
    path: '/showAllMobilePhone',
    reads: ['listPhones'],
    runs: 40,
    examples: [{ listPhones: '[{"_id":1e999,"name":"One","price":1,"quantity":1}]' }],
  },
  { path: `/booking/${tool}`, reads: ['getTool'], runs: 300, examples: [{ getTool: '{"_id":"0","name":"Of another id"}' }] },
  { path: `/booking/${phone}`, reads: ['listCameraProducts', 'listPhones'], given: { getTool: 'null' }, runs: 100 },
  { path: '/myOrders', reads: ['listOwnBookings'], runs: 100 },
  { path: '/addAReview', reads: ['getUser'], isOptional: true, runs: 60 },
  { path: '/myProfile', reads: ['getUser'], runs: 120 },
  { path: '/dashboard', reads: ['listOwnBookings', 'listBookings', 'listTools'], runs: 100 },
  { path: '/dashboard/myProfile', reads: ['getUser'], runs: 60 },
  { path: '/dashboard/history', reads: ['listOwnBookings'], runs: 100 },
  { path: '/dashboard/review', reads: ['getUser'], isOptional: true, runs: 60 },
  { path: `/dashboard/payment/${booking}`, reads: ['getBooking', 'createPaymentIntent', 'checkAdmin'], runs: 300 },
  { path: '/dashboard/manageAllOrders', reads: ['listBookings'], runs: 200 },
  { path: '/dashboard/manageAllProducts', reads: ['listTools'], runs: 30 },
  { path: '/dashboard/addNewProducts', reads: ['listTools', 'checkAdmin'], isOptional: true, runs: 60 },
  { path: '/dashboard/manageAllUser', reads: ['listUsers'], runs: 300 },
];

/** Their texts do not depend on an answer. */
const PAGES_WITHOUT_READS = ['/login', '/signup', '*'];

const bodies = { ...validBodies };
let shop: Awaited<ReturnType<typeof renderedShop>>;
beforeAll(async () => {
  shop = await renderedShop(bodies);
});

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Forbidden on every page: a value that is none, a script of the backend, or the mark that React leaves where a part has thrown. */
const DEFECTS = [FORBIDDEN_TEXT, /<script>alert|<img src=x/, /(?:href|src)="\s*(?:javascript|data:text)/i, /<!--\$!-->/];

/** The text around each defect, so that a failure says where it is. */
const findDefects = (html: string): string[] =>
  DEFECTS.flatMap((defect) => {
    const at = html.search(defect);
    return at === -1 ? [] : [html.slice(Math.max(0, at - 80), at + 80)];
  });

const mutated = (reads: readonly OperationName[]): fc.Arbitrary<Partial<Bodies>> =>
  fc.record(Object.fromEntries(reads.map((name) => [name, mutatedAnswer(operations[name], valid[name])])));

describe('whatever the server answers', () => {
  test.each(pages)('$path is complete', async ({ path, reads, runs, given = {}, isOptional = false, examples = [] }) => {
    Object.assign(bodies, validBodies, given);
    const keys = await shop.prepare(path, reads);
    const visit = async () => {
      if (reads.includes('checkAdmin')) await shop.askForAccess();
      return shop.visit(path, keys);
    };
    shop.asked.clear();
    expect(await visit()).toMatchObject({ errors: [], isPending: false });
    expect(reads.filter((name) => !shop.asked.has(name))).toEqual([]);
    await fc.assert(
      fc.asyncProperty(mutated(reads), async (answers) => {
        Object.assign(bodies, answers);
        const { html, errors, isPending } = await visit();
        expect({ defects: findDefects(html), isPending }).toEqual({ defects: [], isPending: false });
        expect(textOf(/<main[^]*<\/main>/.exec(html)?.[0] ?? '')).toMatch(/.{20}/);
        if (!isOptional) for (const error of errors) expect(textOf(html)).toContain(sentenceOf(error));
      }),
      { ...REPEATABLE, numRuns: runs, examples: examples.map((answers) => [answers]) },
    );
  });

  test('every read is mutated 300 times, and every page with a read is shown', () => {
    const counts = names.map((name) => [name, pages.reduce((sum, { reads, runs }) => sum + (reads.includes(name) ? runs : 0), 0)] as const);
    expect(
      counts.filter(([name, count]) => operations[name].method === 'GET' && count < 300),
      'reads whose `runs` in `pages` are too few',
    ).toEqual([]);
    const shown = new Set(pages.map(({ path }) => path.replace(/(?<=\/(?:booking|payment)\/).+/, ':id')));
    expect(
      table.map(({ path }) => path).filter((path) => !shown.has(path) && !PAGES_WITHOUT_READS.includes(path)),
      'paths of src/app/pages.ts that have no row in `pages`',
    ).toEqual([]);
  });
});

interface Query<Name extends OperationName> {
  data: Output<Name> | undefined;
  error: Error | null;
}

/** Reads an operation as a query does. */
const read = <Name extends OperationName>(name: Name): Promise<Query<Name>> =>
  shop.api[name](cases[name].happy).then(
    (data) => ({ data, error: null }),
    (error: Error) => ({ data: undefined, error }),
  );

/** The title and content of a dialog. Without a document, the dialog itself renders nothing. */
const contentOf = ({ props }: ReactElement<{ title?: string; children?: ReactNode }>) => (
  <>
    <h2>{props.title}</h2>
    {props.children}
  </>
);

const onClick = () => {};
const dialogs = [
  {
    reads: 'getTool' as const,
    show: async () => ProductDetailsScreen({ view: toProductDetailsView(await read('getTool')), onRetry: onClick, onClose: onClick }),
  },
  {
    reads: 'listBookings' as const,
    show: async () => {
      const { data, error } = await read('listBookings');
      const rows = data && toOrderRows(data);
      const { panel } = toManageOrdersView({ data: rows, error }, { rows: rows ?? [], openId: booking, controls: {} as never, sort: null });
      return panel.state === 'closed' ? (
        <main title="The page says why">it could not load the orders</main>
      ) : (
        OrderPanel({ panel, onClose: onClick })
      );
    },
  },
];

test.each(dialogs)('whatever the server answers, the dialog with $reads is complete', async ({ reads, show }) => {
  Object.assign(bodies, validBodies);
  await fc.assert(
    fc.asyncProperty(mutated([reads]), async (answers) => {
      Object.assign(bodies, answers);
      const html = renderToString(contentOf((await show()) as ReactElement<{ title?: string; children?: ReactNode }>));
      expect(findDefects(html)).toEqual([]);
      expect(textOf(html)).toMatch(/.{20}/);
    }),
    REPEATABLE,
  );
});

test.each(names)('whatever the server answers, %s resolves or rejects with an ApiError', async (name) => {
  const operation: Operation = operations[name];
  const call = shop.api[name] as (input: unknown) => Promise<unknown>;
  await fc.assert(
    fc.asyncProperty(mutatedAnswer(operation, valid[name]), async (body) => {
      bodies[name] = body;
      const result = await call(cases[name].happy).catch((error: unknown) => error);
      expect(result instanceof Error && !(result instanceof ApiError)).toBe(false);
    }),
    REPEATABLE,
  );
});
