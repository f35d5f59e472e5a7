import { assign, setup } from 'xstate';
import { isGone, isOutdated, isTemporaryRefusal, mayBeApplied } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { type Failed, type Failure, failureOf } from '../failure.ts';
import { apiCall } from '../apiCall.ts';
import { assignFailure, failed, read } from '../projections.ts';

/** The input of the change-stock machine. The caller holds the tool's lock, and has stored the write. */
export interface StockChange {
  toolId: string;
  /** The stock before and after the PUT. `from` is null if it was unknown. */
  write: { from: number | null; to: number };
  /** True if the PUT may have been sent before, so that the tool is read first. @default false */
  isSent?: boolean;
  /** The maximum number of PUTs. @default 2, or 1 if it may have been sent before */
  puts?: number;
}

/**
 * How a change ended. `changed`: the tool has the new stock. Nothing was applied if it is `outdated`, because the stock had changed since it
 * was read (412), `notSent`, or `refused` by the backend. `untouched`: the tool has its old stock, but a PUT may still arrive. `conflict`:
 * it has another stock. `gone`: it is not found, which may also be said by anything between here and the backend. `unknown`: it cannot be
 * read.
 */
export type StockOutcome = 'changed' | 'outdated' | 'notSent' | 'refused' | 'untouched' | 'conflict' | 'gone' | 'unknown';

/** The output of the change-stock machine. */
export interface StockResult {
  outcome: StockOutcome;
  /** Why the last PUT failed; null if it was answered. */
  failure: Failure | null;
  /** The stock as last read; null if it is unknown or was not read. */
  stock: number | null;
}

/** The context of the change-stock machine. */
export interface ChangeStockContext extends Required<Pick<StockChange, 'toolId' | 'write' | 'isSent'>> {
  putsLeft: number;
  failure: Failure | null;
  /** True if the backend refused the last PUT, and would refuse it again. */
  isRefused: boolean;
  stock: number | null;
}

type Read = { tool: Output<'getTool'> };

const assignStock = { type: 'assignStock', params: read } as const;

/**
 * Changes the stock of a tool by one PUT (docs/product-rules.md#stock-update-without-proof). Only an answer that is the tool with the new
 * stock proves it. After any other one, and after none, the tool is read: the old stock is sent again, once, unless the backend refused it.
 */
export const changeStockMachine = setup({
  types: {
    context: {} as ChangeStockContext,
    input: {} as StockChange,
    events: {} as { type: 'changeStock.none' },
    output: {} as StockResult,
  },
  actors: { getTool: apiCall('getTool'), updateTool: apiCall('updateTool') },
  actions: {
    countPut: assign(({ context }) => ({ putsLeft: context.putsLeft - 1 })),
    markSent: assign({ isSent: true }),
    assignStock: assign((_, { tool }: Read) => ({ stock: tool?.quantity ?? null })),
    clearFailure: assign({ failure: null, isRefused: false }),
    assignFailure: assign(({ context }, { error }: Failed) => {
      const failure = failureOf(error);
      const status = failure.status ?? 0;
      // A second PUT would be refused too. After a 401 the token is a new one.
      const isRefusal = status >= 400 && status < 500 && status !== 401;
      return { failure, isRefused: isRefusal && !(context.isSent && isTemporaryRefusal(status)) };
    }),
  },
  guards: {
    isSent: ({ context }) => context.isSent,
    isMissing: (_, { tool }: Read) => tool === null,
    isChanged: ({ context }, { tool }: Read) => tool?._id === context.toolId && tool.quantity === context.write.to,
    isOther: ({ context }, { tool }: Read) => tool?.quantity !== context.write.from,
    // If an earlier PUT may still be applied, the refusal of a later one proves nothing.
    isOutdated: ({ context }, { error }: Failed) => !context.isSent && isOutdated(error),
    isNotSent: ({ context }, { error }: Failed) => !context.isSent && !mayBeApplied(error),
    isGone: (_, { error }: Failed) => isGone(error),
    wasRefused: ({ context }) => context.isRefused,
    hasPutsLeft: ({ context }) => context.putsLeft > 0,
  },
}).createMachine({
  id: 'changeStock',
  context: ({ input: { toolId, write, isSent = false, puts = isSent ? 1 : 2 } }) => ({
    toolId,
    write,
    isSent,
    putsLeft: puts,
    failure: null,
    isRefused: false,
    stock: null,
  }),
  initial: 'starting',
  output: ({ context: { failure, stock }, event }) => ({ outcome: event.output as StockOutcome, failure, stock }),
  states: {
    starting: { always: [{ guard: 'isSent', target: 'verifying' }, { target: 'writing' }] },
    writing: {
      entry: 'countPut',
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ id: context.toolId, body: { quantity: context.write.to } }),
        onDone: [
          { guard: { type: 'isChanged', params: read }, target: 'changed', actions: assignStock },
          { target: 'verifying', actions: 'clearFailure' },
        ],
        onError: [
          { guard: { type: 'isOutdated', params: failed }, target: 'outdated', actions: assignFailure },
          { guard: { type: 'isNotSent', params: failed }, target: 'notSent', actions: assignFailure },
          { target: 'verifying', actions: assignFailure },
        ],
      },
    },
    verifying: {
      entry: 'markSent',
      invoke: {
        id: 'verifyTool',
        src: 'getTool',
        input: ({ context }) => ({ id: context.toolId }),
        onDone: [
          { guard: { type: 'isMissing', params: read }, target: 'gone' },
          { guard: { type: 'isChanged', params: read }, target: 'changed', actions: assignStock },
          { guard: { type: 'isOther', params: read }, target: 'conflict', actions: assignStock },
          { guard: 'wasRefused', target: 'refused', actions: assignStock },
          { guard: 'hasPutsLeft', target: 'writing' },
          { target: 'untouched', actions: assignStock },
        ],
        onError: [{ guard: { type: 'isGone', params: failed }, target: 'gone' }, { target: 'unknown' }],
      },
    },
    changed: { type: 'final', output: 'changed' },
    outdated: { type: 'final', output: 'outdated' },
    notSent: { type: 'final', output: 'notSent' },
    refused: { type: 'final', output: 'refused' },
    untouched: { type: 'final', output: 'untouched' },
    conflict: { type: 'final', output: 'conflict' },
    gone: { type: 'final', output: 'gone' },
    unknown: { type: 'final', output: 'unknown' },
  },
});
