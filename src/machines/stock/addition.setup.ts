import { assign, setup } from 'xstate';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import { type Failure, failureOf } from '../failure.ts';
import { operation } from '../operation.ts';
import { isSameTool } from './isSameTool.ts';

/** How often the list is looked at for a product that nobody answered for. */
const LOOKS = 2;

export type AdditionEvent =
  | { type: 'addition.submit'; tool: ToolForm }
  | { type: 'addition.checkAgain' }
  | { type: 'addition.edit' }
  | { type: 'addition.forget' };

export interface AdditionContext {
  /** What is being added; null before anything was sent. */
  tool: ToolForm | null;
  /** Ids of the tools before the POST, to tell a new one by. */
  before: string[];
  /** A POST of this very product went unanswered: it may still turn up. */
  isInDoubt: boolean;
  /** Somebody has asked to look again: they wait for the answer. */
  isAskedAgain: boolean;
  looksLeft: number;
  /** Why the last call that mattered failed. */
  failure: Failure | null;
}

type Listed = { listed: Tool[] };
type Failed = { error: unknown };

/** Before anything is added. */
export const nothingAdded: AdditionContext = {
  tool: null,
  before: [],
  isInDoubt: false,
  isAskedAgain: false,
  looksLeft: LOOKS,
  failure: null,
};

const isSameForm = (one: ToolForm | null, other: ToolForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows that were not there before the POST. */
const newRows = ({ before }: AdditionContext, listed: Tool[]): Tool[] => {
  const known = new Set(before);
  return listed.filter(({ _id }) => !known.has(_id));
};

/** How many of the new rows are what was sent. */
const countSame = (context: AdditionContext, { listed }: Listed): number =>
  newRows(context, listed).filter((row) => context.tool !== null && isSameTool(row, context.tool)).length;

/** The words of the addition machine; its sentences are in addition.machine.ts. */
export const additionSetup = setup({
  types: {
    context: {} as AdditionContext,
    events: {} as AdditionEvent,
    tags: {} as 'resting',
  },
  actors: { listTools: operation('listTools'), createTool: operation('createTool') },
  actions: {
    /** The same product once more is the same doubt: one that turns up late must not be added a second time. */
    take: assign(({ context }, { tool }: { tool: ToolForm }) =>
      context.isInDoubt && isSameForm(context.tool, tool)
        ? { ...nothingAdded, tool, before: context.before, isInDoubt: true }
        : { ...nothingAdded, tool },
    ),
    rememberTools: assign(({ context }, { listed }: Listed) => (context.isInDoubt ? {} : { before: listed.map(({ _id }) => _id) })),
    doubt: assign({ isInDoubt: true }),
    askAgain: assign({ isAskedAgain: true, looksLeft: LOOKS }),
    countLook: assign(({ context }) => ({ looksLeft: context.looksLeft - 1 })),
    allowLooks: assign({ looksLeft: LOOKS, isAskedAgain: false }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    drop: assign(nothingAdded),
    /** Outward, provided by the app. */
    announceAdded: () => {},
    /** Outward, provided by the app: whoever has left the page hears of it. */
    announceRefused: () => {},
    /** Outward, provided by the app: so does nobody yet know it. */
    announceUnconfirmed: () => {},
    /** Outward, provided by the app: it may have been added all the same. */
    readAgain: () => {},
  },
  guards: {
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
    isAdded: ({ context }, params: Listed) => countSame(context, params) === 1,
    /** One that turned up since it was said not to be there. */
    isAddedLate: ({ context }, params: Listed) => context.isInDoubt && countSame(context, params) > 0,
    /** Several are, or one of its name has other content: nobody can say which is whose. */
    isUnclear: ({ context }, params: Listed) =>
      countSame(context, params) > 1 || newRows(context, params.listed).some(({ name }) => name.trim() === context.tool?.name),
    hasLooksLeft: ({ context }) => context.looksLeft > 0,
  },
  delays: { secondLook: 2000 },
});
