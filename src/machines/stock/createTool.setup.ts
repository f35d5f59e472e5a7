import { assign, setup } from 'xstate';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import { type Failure, failureOf } from '../failure.ts';
import { operation } from '../operation.ts';

const COMPARED = ['name', 'description', 'price', 'quantity', 'status', 'rating', 'date'] as const;

/** True if a listed tool has the content of the one that was sent. Ignores the pictures' addresses, which a backend may rewrite. */
const isSameTool = (tool: Tool, sent: ToolForm): boolean => COMPARED.every((field) => tool[field] === sent[field]);

/** The number of times that the tools are listed after a POST without an answer. */
const MAX_LOOKUPS = 2;

export type CreateToolEvent =
  | { type: 'createTool.submit'; tool: ToolForm }
  | { type: 'createTool.checkAgain' }
  | { type: 'createTool.edit' }
  | { type: 'createTool.reset' };

export interface CreateToolContext {
  /** The tool to add; null before the first submit. */
  tool: ToolForm | null;
  /** The ids of the tools before the POST, so that a new one can be recognized. */
  before: string[];
  /** True if a POST of this tool got no answer, so that it may still appear. */
  isUnconfirmed: boolean;
  /** True while the user waits for the result of Check again. */
  isCheckedAgain: boolean;
  lookupsLeft: number;
  /** Why the last relevant call failed. */
  failure: Failure | null;
}

type Listed = { listed: Tool[] };
type Failed = { error: unknown };

/** The initial context. */
export const initialContext: CreateToolContext = {
  tool: null,
  before: [],
  isUnconfirmed: false,
  isCheckedAgain: false,
  lookupsLeft: MAX_LOOKUPS,
  failure: null,
};

const isSameForm = (one: ToolForm | null, other: ToolForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the tools that were not listed before the POST. */
const newRows = ({ before }: CreateToolContext, listed: Tool[]): Tool[] => {
  const known = new Set(before);
  return listed.filter(({ _id }) => !known.has(_id));
};

/** Counts the new tools that match the one that was sent. */
const countSame = (context: CreateToolContext, { listed }: Listed): number =>
  newRows(context, listed).filter((row) => context.tool !== null && isSameTool(row, context.tool)).length;

/** The setup of the machine; its states are in createTool.machine.ts. */
export const createToolSetup = setup({
  types: {
    context: {} as CreateToolContext,
    events: {} as CreateToolEvent,
    tags: {} as 'resting',
  },
  actors: { listTools: operation('listTools'), createTool: operation('createTool') },
  actions: {
    /** Keeps `isUnconfirmed` if the same tool is submitted again, so that one that appears late is not added a second time. */
    assignTool: assign(({ context }, { tool }: { tool: ToolForm }) =>
      context.isUnconfirmed && isSameForm(context.tool, tool)
        ? { ...initialContext, tool, before: context.before, isUnconfirmed: true }
        : { ...initialContext, tool },
    ),
    assignKnown: assign(({ context }, { listed }: Listed) => (context.isUnconfirmed ? {} : { before: listed.map(({ _id }) => _id) })),
    markUnconfirmed: assign({ isUnconfirmed: true }),
    checkAgain: assign({ isCheckedAgain: true, lookupsLeft: MAX_LOOKUPS }),
    countLookup: assign(({ context }) => ({ lookupsLeft: context.lookupsLeft - 1 })),
    resetLookups: assign({ lookupsLeft: MAX_LOOKUPS, isCheckedAgain: false }),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    resetContext: assign(initialContext),
    /** Implemented by the app. */
    announceAdded: () => {},
    /** Implemented by the app: notifies a user who has left the page. */
    announceRefused: () => {},
    /** Implemented by the app: notifies a user who has left the page. */
    announceUnconfirmed: () => {},
    /** Implemented by the app: refetches, because the tool may have been added anyway. */
    refetch: () => {},
  },
  guards: {
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
    isAdded: ({ context }, params: Listed) => countSame(context, params) === 1,
    /** The tool appeared after it was reported as missing. */
    isAddedLate: ({ context }, params: Listed) => context.isUnconfirmed && countSame(context, params) > 0,
    /** Several tools match, or one has the same name but other content, so it is unclear if the POST was applied. */
    isUnclear: ({ context }, params: Listed) =>
      countSame(context, params) > 1 || newRows(context, params.listed).some(({ name }) => name.trim() === context.tool?.name),
    hasLookupsLeft: ({ context }) => context.lookupsLeft > 0,
  },
  delays: { lookAgain: 2000 },
});
