import { describe, expect, test } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { operations } from '#contract/operations.ts';
import { createAdminActors } from '#app/features/admin/adminActors.ts';
import { findUnreported } from '#app/features/admin/addTool/connect.ts';
import { toDeleteToolView, toToolRow, toRestockView } from '#app/features/admin/manageTools/connect.ts';
import { toMakeAdminView } from '#app/features/admin/manageUsers/connect.ts';
import { toDeleteBookingView } from '#app/features/orders/myOrders/connect.ts';
import { createDeleteBookingFlow } from '#app/features/orders/myOrders/deleteBooking.actor.ts';
import { ADDED, DELETED, ADMIN_MADE, REMOVED, RESTOCKED } from '#contract/texts.ts';
import { createClient } from '#app/services/http/client.ts';
import type { Platform } from '#app/services/ports.ts';
import { emptyToolDraft } from '#contract/forms/tool.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import type { World } from '#mocks/store/world.ts';
import { distinctKinds } from '#tests/support/distinctKinds.ts';
import { type Fault, faultyFetch, nameOf } from '#tests/support/faultyFetch.ts';
import { lamp } from '#tests/support/lamp.ts';
import { type SandboxFetch, sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { testFlowContext } from '#tests/support/testFlowContext.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';

const ADMIN = 'admin@example.com';
const SHOPPER = 'shopper@example.com';

/** The result as the page reports it. `unknown`: nobody can tell; `conflict`: somebody else interfered; `nothing`: it reports none. */
type Outcome = 'done' | 'notDone' | 'unknown' | 'conflict' | 'nothing';

/** A clock that fires one timer at a time, so that no time passes while the sandbox works, and that never sleeps. */
function stepClock(start: number) {
  let now = start;
  const timers = new Map<() => void, number>();
  const wait: Platform['wait'] = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      timers.set(resolve, now + milliseconds);
      signal?.addEventListener('abort', () => {
        timers.delete(resolve);
        reject(signal.reason as Error);
      });
    });
  return {
    now: () => now,
    wait,
    /** Advances to the next timer. */
    step() {
      const [fire, at] = [...timers].toSorted(([, one], [, other]) => one - other)[0] ?? [() => {}, now];
      timers.delete(fire);
      now = Math.max(now, at);
      fire();
    },
  };
}

type Browser = ReturnType<typeof testBrowser>;

interface StartOptions {
  browser: Browser;
  sandbox: SandboxFetch;
  faults?: Fault[];
  email: string;
  conditionalWrites?: boolean;
  /** True if the browser cannot store anything any more. */
  isFull?: boolean;
}

/** A start of the app in a new tab of the browser. */
function start({ browser, sandbox, faults = [], email, conditionalWrites = false, isFull = false }: StartOptions) {
  const tab = browser.openTab();
  if (isFull) tab.fillBrowserStore();
  const clock = stepClock(tab.now());
  const platform = { ...tab, now: clock.now, uptime: clock.now, wait: clock.wait };
  const token = issueToken(email);
  const network = faultyFetch({ fetch: sandbox.fetch, faults });
  const api = createClient(operations, {
    apiBase: sandbox.apiBase,
    siteBase: '/',
    token: { current: () => token, get: async () => token, renew: async () => token },
    sendToken: true,
    platform,
    fetch: network.fetch,
    conditionalWrites,
  });
  const context = testFlowContext({ api, platform, email });
  const admin = createAdminActors(context);
  const removal = createDeleteBookingFlow(context);
  return {
    ...admin,
    deleteBooking: removal.actor,
    toasts: () => context.toasts.read().map(({ text }) => text),
    /** Waits until the sandbox has nothing to do. No time passes. */
    reachSandbox: sandbox.idle,
    carryOutLate: network.carryOutLate,
    /** Closes the tab: its calls break off, and its locks are free. */
    close() {
      admin.resetUser();
      removal.resetUser();
    },
    /** Waits until nothing is pending. Time passes only while nothing works. */
    async finish() {
      for (let rounds = 0; rounds < 400; rounds += 1) {
        await sandbox.idle();
        if (!admin.hasPendingWork() && !removal.hasPendingWork()) return;
        clock.step();
      }
      throw new Error('never ends');
    },
  };
}
type Page = ReturnType<typeof start>;

interface Flow {
  /** The calls of the flow. */
  calls: OperationName[];
  email: string;
  /** Returns the row that the flow is about. */
  target(world: World): Promise<string>;
  /** Does what the user does on a new page: the task, or what the page offers because of an earlier visit. */
  begin(page: Page, world: World, id: string): Promise<void>;
  /** Does what the page offers after an end that is not `done`. */
  goOn(page: Page, world: World, id: string): Promise<void> | void;
  outcome(page: Page): Outcome;
  /** How often it happened, from the sandbox's tables. */
  count(world: World, id: string): Promise<number>;
}

const saysUnknown = (view: object): boolean => 'message' in view && String(view.message).startsWith('We cannot tell');
const addedLamp = { ...lamp, name: 'Lamp of this test' };
/** The stock of the tool before it is restocked, and the number entered. */
const STOCK = 210;
const ENTERED = 7;

const toolOf = (world: World) => world.read((view) => view.all('tools').find(({ quantity }) => quantity === STOCK)?._id ?? '');

const flows: Record<string, Flow> = {
  restock: {
    calls: ['getTool', 'updateTool'],
    email: ADMIN,
    target: toolOf,
    begin: async ({ restock, unconfirmed }, world, id) => {
      const tool = await world.read((view) => view.get('tools', id));
      if (tool === undefined) throw new Error('the tool is gone');
      restock.send({ type: 'restock.open', tool: toToolRow(tool), stored: unconfirmed.readRestock(id) });
      for (let clicks = 0; clicks < 2; clicks += 1) restock.send({ type: 'restock.submit', amount: ENTERED });
    },
    goOn: async (page, world, id) => {
      page.restock.send({ type: 'restock.checkAgain' });
      page.restock.send({ type: 'restock.submit', amount: ENTERED });
      if (page.restock.getSnapshot().value !== 'gone') return;
      page.restock.send({ type: 'restock.close' });
      await flows['restock']?.begin(page, world, id);
    },
    outcome: ({ restock, toasts }) => {
      if (toasts().includes(RESTOCKED)) return 'done';
      const { state } = toRestockView(restock.getSnapshot());
      if (state === 'unconfirmed') return 'unknown';
      if (state === 'conflict') return 'conflict';
      // After a PUT, a tool that is gone says nothing about it.
      if (state === 'gone' && restock.getSnapshot().context.write !== null) return 'unknown';
      return state === 'closed' || state === 'editing' ? 'nothing' : 'notDone';
    },
    count: (world, id) => world.read((view) => ((view.get('tools', id)?.quantity ?? 0) - STOCK) / ENTERED),
  },
  createTool: {
    calls: ['listTools', 'createTool'],
    email: ADMIN,
    target: async () => '',
    begin: async ({ createTool, unconfirmed }) => {
      const unreported = findUnreported(unconfirmed.listUnreportedTools(), emptyToolDraft);
      if (unreported !== null) createTool.send({ type: 'createTool.resume', stored: unreported });
      for (let clicks = 0; clicks < 2; clicks += 1)
        createTool.send({ type: 'createTool.submit', tool: addedLamp, stored: unconfirmed.readTool(addedLamp) });
    },
    goOn: ({ createTool, unconfirmed }) => {
      createTool.send({ type: 'createTool.checkAgain' });
      createTool.send({ type: 'createTool.submit', tool: addedLamp, stored: unconfirmed.readTool(addedLamp) });
    },
    outcome: ({ createTool, toasts }) => {
      if (toasts().includes(ADDED)) return 'done';
      const { value } = createTool.getSnapshot();
      if (value === 'unconfirmed') return 'unknown';
      return value === 'refused' ? 'notDone' : 'nothing';
    },
    count: (world) => world.read((view) => view.all('tools').filter(({ name }) => name === addedLamp.name).length),
  },
  deleteTool: {
    calls: ['deleteTool', 'listTools'],
    email: ADMIN,
    target: toolOf,
    begin: async ({ deleteTool }, world, id) => {
      if ((await world.read((view) => view.get('tools', id))) === undefined) return;
      deleteTool.send({ type: 'removal.ask', item: { id, name: 'Gloves', paid: false } });
      for (let clicks = 0; clicks < 2; clicks += 1) deleteTool.send({ type: 'removal.confirm' });
    },
    goOn: ({ deleteTool }) => deleteTool.send({ type: 'removal.confirm' }),
    outcome: ({ deleteTool, toasts }) => {
      if (toasts().includes(DELETED)) return 'done';
      const view = toDeleteToolView(deleteTool.getSnapshot());
      if (saysUnknown(view)) return 'unknown';
      return view.state === 'failed' ? 'notDone' : 'nothing';
    },
    count: (world, id) => world.read((view) => (view.get('tools', id) === undefined ? 1 : 0)),
  },
  makeAdmin: {
    calls: ['makeAdmin', 'listUsers'],
    email: ADMIN,
    target: async () => SHOPPER,
    begin: async ({ makeAdmin }, world, email) => {
      if (await world.read((view) => view.all('users').some((user) => user.email === email && user.role === 'admin'))) return;
      for (let clicks = 0; clicks < 2; clicks += 1) makeAdmin.send({ type: 'makeAdmin.submit', email });
    },
    goOn: ({ makeAdmin }, _, email) => makeAdmin.send({ type: 'makeAdmin.submit', email }),
    outcome: ({ makeAdmin, toasts }) => {
      if (toasts().some((text) => text === ADMIN_MADE || text.endsWith('is an administrator now.'))) return 'done';
      const view = toMakeAdminView(makeAdmin.getSnapshot());
      if (view.state === 'resting' || view.state === 'pending') return 'nothing';
      if (view.message === 'They are already an administrator.') return 'done';
      return saysUnknown(view) ? 'unknown' : 'notDone';
    },
    count: (world, email) => world.read((view) => view.all('users').filter((user) => user.email === email && user.role === 'admin').length),
  },
  deleteBooking: {
    calls: ['getBooking', 'listOwnBookings', 'deleteBooking'],
    email: SHOPPER,
    target: (world) => world.read((view) => view.all('bookings').find(({ email, paid }) => email === SHOPPER && !paid)?._id ?? ''),
    begin: async ({ deleteBooking }, world, id) => {
      if ((await world.read((view) => view.get('bookings', id))) === undefined) return;
      deleteBooking.send({ type: 'removal.ask', item: { id, name: 'Wrench', paid: false } });
      for (let clicks = 0; clicks < 2; clicks += 1) deleteBooking.send({ type: 'removal.confirm' });
    },
    goOn: ({ deleteBooking }) => deleteBooking.send({ type: 'removal.confirm' }),
    outcome: ({ deleteBooking, toasts }) => {
      if (toasts().includes(REMOVED)) return 'done';
      const view = toDeleteBookingView(deleteBooking.getSnapshot());
      if (saysUnknown(view)) return 'unknown';
      return view.state === 'failed' ? 'notDone' : 'nothing';
    },
    count: (world, id) => world.read((view) => (view.get('bookings', id) === undefined ? 1 : 0)),
  },
};

/** Compares the reported outcome with the tables. Returns what is wrong, or ''. */
function lie(outcome: Outcome, count: number): string {
  if (count !== 0 && count !== 1) return `happened ${count} times`;
  if (outcome === 'done' && count !== 1) return 'reported as done, but is not';
  if (outcome === 'notDone' && count !== 0) return 'reported as not done, but is';
  return outcome === 'nothing' ? 'reports nothing' : '';
}

interface Case {
  given: readonly Fault[];
  next: 'stay' | 'return';
  conditionalWrites: boolean;
}

/**
 * Runs one case: with the faults, and then without them, on the same page or after a new start. Returns what is wrong, '' if nothing is, or
 * null if nothing was left to do after the faults.
 */
async function run(flow: Flow, { given, next, conditionalWrites }: Case): Promise<string | null> {
  const sandbox = await sandboxFetch();
  const { world } = sandbox;
  const browser = testBrowser();
  const faults = [...given];
  const id = await flow.target(world);
  const open = () => start({ browser, sandbox, faults, email: flow.email, conditionalWrites });
  let page = open();
  await flow.begin(page, world, id);
  await page.finish();
  const first = flow.outcome(page);
  const count = await flow.count(world, id);
  const wrong = lie(first, count);
  if (wrong !== '') return `${wrong} (${first})`;
  faults.length = 0;
  await page.carryOutLate();
  if (first === 'done') return lie(first, await flow.count(world, id)) === '' ? null : 'later: happened again';
  // A late request can make untrue what the page has said.
  let isOutdated = (await flow.count(world, id)) !== count;
  if (next === 'return') {
    page = open();
    await flow.begin(page, world, id);
    await page.finish();
    isOutdated = false;
    // Nothing to do on the new page: its list shows that it happened.
    if (flow.outcome(page) === 'nothing') return (await flow.count(world, id)) === 1 ? '' : 'the new page says nothing';
  }
  for (let steps = 0; steps < 3 && flow.outcome(page) !== 'done'; steps += 1) {
    const end = lie(flow.outcome(page), await flow.count(world, id));
    if (end !== '' && !isOutdated) return `later: ${end}`;
    isOutdated = false;
    await flow.goOn(page, world, id);
    await page.finish();
  }
  const last = flow.outcome(page);
  return last === 'done' ? lie(last, await flow.count(world, id)) : `no way on from ${last}`;
}

const isRead = (operation: Fault['call']) => typeof operation === 'string' && operations[operation].method === 'GET';

const TIMES = ['once', 'always'] as const;

/** Every fault of an operation. A read has no moments, because it applies nothing. */
async function faultsOf(call: OperationName): Promise<Fault[]> {
  const kinds = await distinctKinds(call);
  const moments = isRead(call) ? (['before'] as const) : (['before', 'after'] as const);
  return kinds.flatMap((kind) => TIMES.flatMap((times) => moments.map((when): Fault => ({ call, kind, when, times }))));
}

/** A stock that was refused, and is then read and unchanged, counts as refused. The administrator would enter it again. */
const isFinal = (call: OperationName, kind: Fault['kind']): boolean => call === 'updateTool' && kind.startsWith('4');

/** A write that arrives before the next request, before the one after it, or after the visit. */
async function lateFaults(call: OperationName): Promise<Fault[]> {
  const kinds = isRead(call) ? [] : await distinctKinds(call);
  const places = [{ lateBy: 1 }, { lateBy: 2 }, {}];
  return kinds
    .filter((kind) => !isFinal(call, kind))
    .flatMap((kind) => TIMES.flatMap((times) => places.map((place): Fault => ({ call, kind, when: 'late', ...place, times }))));
}

/** Each fault alone, and each lost write together with each read that never works. */
async function casesOf({ calls }: Flow): Promise<Fault[][]> {
  const single = (await Promise.all(calls.map(faultsOf))).flat();
  const late = (await Promise.all(calls.map(lateFaults))).flat();
  const lost = single.filter(({ call, kind, times }) => !isRead(call) && kind === 'timeout' && times === 'once');
  const blind = single.filter(({ call, times }) => isRead(call) && times === 'always');
  return [...[...single, ...late].map((fault) => [fault]), ...lost.flatMap((write) => blind.map((read) => [write, read]))];
}

/** With conditional writes, 412 says that nothing was applied (docs/product-rules.md#conditional-writes). */
const isPossible = ({ call, kind, when }: Fault) => call !== 'updateTool' || kind !== '412' || when === 'before';

/** The cases in which a write fails. Only those can differ with conditional writes, and only for a POST or the PUT of a stock. */
const writeCasesOf = async (flow: Flow): Promise<Fault[][]> =>
  (await casesOf(flow)).filter((faults) => faults.every(isPossible) && faults.some(({ call }) => !isRead(call)));

describe.each([
  ['without conditional writes', false, Object.keys(flows), casesOf],
  ['with conditional writes', true, ['restock', 'createTool'], writeCasesOf],
] as const)('%s', (_mode, conditionalWrites, names, toCases) => {
  test.each(names)('%s tells the truth and has a way on, whatever goes wrong', async (name) => {
    const flow = flows[name] as Flow;
    const failures: string[] = [];
    let cases = 0;
    for (const given of await toCases(flow))
      for (const next of ['stay', 'return'] as const) {
        cases += 1;
        const wrong = await run(flow, { given, next, conditionalWrites }).catch((error: unknown) => String(error));
        if (wrong === null) break;
        if (wrong !== '') failures.push(`${name}: ${given.map(nameOf).join(' + ')}, ${next}: ${wrong}`);
      }
    expect(failures).toEqual([]);
    expect(cases).toBeGreaterThan(100);
  });
});

test.each([
  ['restock', 'updateTool', 'before'],
  ['restock', 'updateTool', 'after'],
  ['createTool', 'createTool', 'before'],
  ['createTool', 'createTool', 'after'],
] as const)('%s: a tab that closes during %s, %s it is applied, loses nothing', async (name, operation, when) => {
  const flow = flows[name] as Flow;
  const sandbox = await sandboxFetch();
  const { world } = sandbox;
  const browser = testBrowser();
  const id = await flow.target(world);
  const first = start({ browser, sandbox, faults: [{ call: operation, kind: 'timeout', when, times: 'always' }], email: flow.email });
  await flow.begin(first, world, id);
  await first.reachSandbox();
  first.close();
  const applied = when === 'after' ? 1 : 0;
  expect(await flow.count(world, id)).toBe(applied);

  // Another administrator of the same browser is not notified, and may change other things.
  const other = start({ browser, sandbox, email: 'shopper@example.com' });
  expect([other.unconfirmed.readRestock(id), other.unconfirmed.listUnreportedTools()]).toEqual([null, []]);

  const next = start({ browser, sandbox, email: flow.email });
  await flow.begin(next, world, id);
  await next.finish();
  expect([flow.outcome(next), await flow.count(world, id)]).toEqual(['unknown', applied]);
  await flow.goOn(next, world, id);
  await next.finish();
  // A restock is sent again by its check. A product is left to the administrator.
  const isDone = applied === 1 || name === 'restock';
  expect([flow.outcome(next), await flow.count(world, id)]).toEqual(isDone ? ['done', 1] : ['notDone', 0]);
  if (!isDone) await flow.goOn(next, world, id);
  await next.finish();
  expect([flow.outcome(next), await flow.count(world, id)]).toEqual(['done', 1]);
});

test('with conditional writes, a restock adds to the stock that somebody else has just changed', async () => {
  const flow = flows['restock'] as Flow;
  const sandbox = await sandboxFetch();
  const { world } = sandbox;
  const id = await flow.target(world);
  const sold = 3;
  let changes = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT' && changes === 0) {
      changes += 1;
      await world.write((view) => {
        const tool = view.get('tools', id);
        if (tool !== undefined) view.put('tools', { ...tool, quantity: STOCK - sold });
      });
    }
    return sandbox.fetch(input, init);
  };
  const page = start({ browser: testBrowser(), sandbox: { ...sandbox, fetch }, email: flow.email, conditionalWrites: true });
  await flow.begin(page, world, id);
  await page.finish();
  const stock = await world.read((view) => view.get('tools', id)?.quantity);
  expect([changes, flow.outcome(page), stock]).toEqual([1, 'done', STOCK - sold + ENTERED]);
});

test.each(['before', 'after'] as const)(
  'a restock that cannot be stored, and gets no answer %s it is applied: no other tab restocks the tool meanwhile',
  async (when) => {
    const flow = flows['restock'] as Flow;
    const sandbox = await sandboxFetch();
    const { world } = sandbox;
    const browser = testBrowser();
    const id = await flow.target(world);
    // The PUT gets no answer, and the reads after it fail.
    const faults: Fault[] = [
      { call: 1, kind: 'timeout', when, times: 'once' },
      { call: 2, kind: '403', when: 'before', times: 'always' },
    ];
    const first = start({ browser, sandbox, faults, email: flow.email, isFull: true });
    await flow.begin(first, world, id);
    await first.finish();
    expect(toRestockView(first.restock.getSnapshot())).toMatchObject({
      state: 'unconfirmed',
      message: expect.stringMatching(/cannot remember the restock, so please keep this page open\.$/),
    });
    const other = start({ browser, sandbox, email: flow.email });
    await flow.begin(other, world, id);
    await other.finish();
    expect([toRestockView(other.restock.getSnapshot()).state, other.restock.getSnapshot().context.failure?.kind]).toEqual([
      'refused',
      'busy',
    ]);
    faults.length = 0;
    await flow.goOn(first, world, id);
    await first.finish();
    expect([flow.outcome(first), await flow.count(world, id)]).toEqual(['done', 1]);
    // The lock is free again.
    await flow.goOn(other, world, id);
    await other.finish();
    expect([flow.outcome(other), await flow.count(world, id)]).toEqual(['done', 2]);
  },
);
