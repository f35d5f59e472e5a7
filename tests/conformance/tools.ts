import type { World } from '#mocks/store/world.ts';
import type { Row } from '../support/conformanceRun.ts';
import {
  type Deviation,
  DIFFERS,
  acknowledges,
  afterwards,
  answers,
  cached,
  lists,
  stores,
  storesText,
  textChanges,
  twice,
} from './deviation.ts';

const LIST = 'GET /carTools';
const GET = 'GET /carTools/*';
const POST = 'POST /carTools';
const PUT = 'PUT /carTools/*';
const DELETE = 'DELETE /carTools/*';

/** Reads the tool of a request's address. */
const toolAt = (world: World, url: URL) => world.read((view) => view.get('tools', url.pathname.split('/').at(-1) ?? ''));

/** Stores another stock than the one that is sent. */
const storesStock =
  (change: (sent: number, stock: number) => number): Deviation['change'] =>
  (world) => ({
    [PUT]: async (real, init, url) => {
      const { quantity } = JSON.parse(init.body as string) as { quantity: number };
      const stored = change(quantity, (await toolAt(world, url))?.quantity ?? 0);
      return real({ ...init, body: JSON.stringify({ quantity: stored }) });
    },
  });

const stock = (name: string, change: (sent: number, stock: number) => number, report: string): Deviation => ({
  name,
  operation: 'updateTool',
  change: storesStock(change),
  report: `documented: reading the tool again does not return the new stock: ${report}`,
});

const created = (name: string, change: (body: Row) => Row, fields: string): Deviation => ({
  name,
  operation: 'createTool',
  change: () => ({ [POST]: stores(change) }),
  report: `documented: ${fields}: ${DIFFERS}`,
});

const withPrice = (change: (price: number) => unknown) => (body: Row) => ({ ...body, price: change(body['price'] as number) });

const createdTools: Deviation[] = [
  ...textChanges.map(([name, change, texts]): Deviation => ({
    name: `texts ${name}`,
    operation: 'createTool',
    change: () => ({ [POST]: storesText(change) }),
    report: `documented: ${texts === 'every' ? 'name, description, status' : 'description'}: ${DIFFERS}`,
  })),
  created(
    'a price that is truncated to cents',
    withPrice((price) => Math.trunc(price * 100) / 100),
    'price',
  ),
  created('a price in whole dollars', withPrice(Math.round), 'price'),
  created('a price with single precision', withPrice(Math.fround), 'price'),
  {
    name: 'a new price that is sent as text',
    operation: 'createTool',
    change: () => ({ [GET]: answers((tool: Row) => ({ ...tool, price: String(tool['price']) })) }),
    report: `documented: price: ${DIFFERS}`,
  },
  created('a new tool that is sold out', (body) => ({ ...body, quantity: 0 }), 'quantity'),
  created('a new tool without its third picture', (body) => ({ ...body, img3: body['img'] }), 'img3'),
  created('a day that a time zone moves', (body) => ({ ...body, date: '2030-01-30' }), 'date'),
  {
    name: 'a POST that makes two tools',
    operation: 'createTool',
    change: () => ({ [POST]: twice }),
    report: 'documented: one POST created 2 records',
  },
  {
    name: 'a tool that is acknowledged but not stored',
    operation: 'createTool',
    change: () => ({ [POST]: acknowledges }),
    report: 'documented: the new tool is not in the list',
  },
  {
    name: 'an answer that names another tool',
    operation: 'createTool',
    change: () => ({ [POST]: answers((json: Row) => ({ ...json, insertedId: 'ffffffffffffffffffffffff' })) }),
    report: 'assumed: the answer names another record than the new one',
    because: 'no answer to this POST is documented',
  },
  {
    name: 'a list of at most 20 tools',
    operation: 'createTool',
    change: () => ({ [LIST]: lists((rows) => rows.slice(0, 20)) }),
    report: 'documented: the new tool is not in the list',
  },
  {
    name: 'a list of the latest 20 tools',
    operation: 'createTool',
    change: () => ({ [LIST]: lists((rows) => rows.slice(-20)) }),
    report: 'documented: 1 other records are no longer in the list',
  },
  {
    name: 'a list that is cached',
    operation: 'createTool',
    change: () => ({ [LIST]: cached() }),
    report: 'documented: the new tool is not in the list',
  },
];

const restocked: Deviation[] = [
  stock('a stock that is added', (sent, before) => before + sent, '3158 instead of 3117'),
  stock('a stock that is subtracted', (sent, before) => Math.max(before - sent, 0), '0 instead of 3117'),
  stock('a stock that can only fall', (sent, before) => Math.min(sent, before), '41 instead of 3117'),
  stock('a stock that can only rise', (sent, before) => Math.max(sent, before), '3117 instead of 0'),
  stock('a stock of 0 that is taken for none', (sent, before) => sent || before, '3117 instead of 0'),
  stock('a stock of at most 255', (sent) => Math.min(sent, 255), '255 instead of 3117'),
  {
    name: 'an update that changes the status too',
    operation: 'updateTool',
    change: afterwards(PUT, (world, id) =>
      world.write((draft) => {
        const tool = draft.get('tools', id);
        if (tool !== undefined) draft.put('tools', { ...tool, status: 'In stock' });
      }),
    ),
    report: 'documented: status: changed, although not sent',
  },
  {
    name: 'an update that resets what is not sent',
    operation: 'updateTool',
    change: afterwards(PUT, (world, id) =>
      world.write((draft) => {
        const tool = draft.get('tools', id);
        if (tool !== undefined) draft.put('tools', { ...tool, description: '', price: null });
      }),
    ),
    report: 'documented: description, price: changed, although not sent',
  },
  {
    name: 'an update of every tool',
    operation: 'updateTool',
    change: afterwards(PUT, (world, id) =>
      world.write((draft) => {
        const quantity = draft.get('tools', id)?.quantity ?? 0;
        for (const tool of draft.all('tools')) draft.put('tools', { ...tool, quantity });
      }),
    ),
    report: 'documented: 33 other records have changed',
  },
  {
    name: 'an update that is answered with the row before it',
    operation: 'updateTool',
    change: (world) => ({
      [PUT]: async (real, _, url) => {
        const before = await toolAt(world, url);
        const response = await real();
        return response.ok ? Response.json(before, response) : response;
      },
    }),
    report: 'documented: the answer does not have the new stock',
  },
  {
    name: 'a tool that is cached',
    operation: 'updateTool',
    change: () => ({ [GET]: cached() }),
    report: 'documented: reading the tool again does not return the new stock: 41 instead of 3117',
  },
  {
    name: 'a list without sold-out tools',
    operation: 'updateTool',
    change: () => ({ [LIST]: lists((rows) => rows.filter(({ quantity }) => quantity !== 0)) }),
    report: 'documented: the list does not have the new stock',
  },
  {
    name: 'an update that is answered with counts',
    operation: 'updateTool',
    change: () => ({ [PUT]: answers(() => ({ modifiedCount: 1 })) }),
    report: 'documented: _id: received nothing, and the record is unreadable without it',
  },
  {
    name: 'a list with the stock of yesterday',
    operation: 'updateTool',
    change: () => ({ [LIST]: lists((rows) => rows.map((row) => (row['quantity'] === 64 ? { ...row, quantity: 41 } : row))) }),
    report: 'documented: the list does not have the new stock',
  },
];

const deleted: Deviation[] = [
  {
    name: 'a delete that removes nothing',
    operation: 'deleteTool',
    change: () => ({ [DELETE]: acknowledges }),
    report: 'documented: the tool is still in the list',
  },
  {
    name: 'a delete that removes another tool too',
    operation: 'deleteTool',
    change: afterwards(DELETE, (world) => world.write((draft) => draft.remove('tools', draft.all('tools')[0]?._id ?? ''))),
    report: 'documented: 1 other records are no longer in the list',
  },
  {
    name: 'a deleted tool that can still be read',
    operation: 'getTool',
    change: () => {
      const known = new Map<string, Response>();
      return {
        [GET]: async (real, _, { href }) => {
          const response = await real();
          if (response.ok) known.set(href, response.clone());
          return known.get(href)?.clone() ?? response;
        },
      };
    },
    report: 'documented: for a missing record: responded with a value; the shop expects 404 or null',
  },
  {
    name: '500 for a tool that is deleted again',
    operation: 'deleteTool',
    change: () => ({
      [DELETE]: async (real) => {
        const response = await real();
        return response.status === 404 ? new Response('', { status: 500 }) : response;
      },
    }),
    report: 'assumed: for a deleted record: answered 500; the shop expects 404 or 2xx',
    because: 'the specification does not describe failures',
  },
  {
    name: 'any tool for an unknown id',
    operation: 'getTool',
    change: (world) => ({
      [GET]: async (real) => {
        const response = await real();
        return response.status === 404 ? Response.json((await world.read((view) => view.all('tools')))[0]) : response;
      },
    }),
    report: 'documented: for a missing record: responded with a value; the shop expects 404 or null',
  },
];

export const tools = [...createdTools, ...restocked, ...deleted];
