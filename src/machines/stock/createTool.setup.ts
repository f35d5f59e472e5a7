import { assign, fromPromise, setup } from 'xstate';
import { isAmbiguous, mayBeApplied } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import type { Input, Output } from '#contract/operations.ts';
import { type Failed, type Failure, failureOf } from '../failure.ts';
import { apiCall, unprovided } from '../apiCall.ts';

const COMPARED = ['name', 'description', 'price', 'quantity', 'status', 'rating', 'date'] as const;

/** True if a listed tool has the content of the one that was sent. Ignores the pictures' addresses, which a backend may rewrite. */
const isSameTool = (tool: Tool, sent: ToolForm): boolean => COMPARED.every((field) => tool[field] === sent[field]);

/** The number of times that the tools are listed after a POST without a response. */
const MAX_LOOKUPS = 2;

/** A POST that was sent and may be applied. The app stores it, so that it survives the page. */
export interface UnconfirmedTool extends Pick<CreateToolContext, 'before'> {
  tool: ToolForm;
  /** True if the page has reported that the tool is not in the list. It may still appear, so it is looked for before a second POST. */
  isToldMissing: boolean;
}

/** An unconfirmed POST as it is read again. `isStored` is false if only this page has it, because the browser's storage is full or blocked. */
export type RestoredTool = UnconfirmedTool & { isStored: boolean };

/** How the app has stored a POST. */
export interface PersistedTool {
  /** False if only this page has it. */
  isStored: boolean;
  /** Names the POST. The same product has the same key again, unless the backend has answered it: then it only repeats that answer. */
  idempotencyKey: string;
  isKeyNew: boolean;
}

/** The events of the create-tool machine. */
export type CreateToolEvent =
  | { type: 'createTool.submit'; tool: ToolForm; stored: RestoredTool | null }
  | { type: 'createTool.resume'; stored: RestoredTool }
  | { type: 'createTool.checkAgain' }
  | { type: 'createTool.edit' }
  | { type: 'createTool.reset' };

/** The context of the create-tool machine. */
export interface CreateToolContext {
  /** The tool to add; null before the first submit. */
  tool: ToolForm | null;
  /** The ids of the tools of the same name before the POST, so that a new one can be recognized. */
  before: string[];
  /** True if a POST of this tool may be applied although its row was not found, so that it may still appear. */
  isUnconfirmed: boolean;
  /** True if the page has reported that the tool is not in the list. Before that, the same tool is looked for and not sent. */
  isToldMissing: boolean;
  /** False if the browser could not store the POST, so that only this page can find out its result. */
  isStored: boolean;
  idempotencyKey: string;
  /** False if the key was sent before. */
  isKeyNew: boolean;
  /** True if the backend has answered the last POST, but not with its row. */
  isAnswered: boolean;
  /** True while the user waits for the result of Check again. */
  isCheckedAgain: boolean;
  lookupsLeft: number;
  /** Why the last relevant call failed. */
  failure: Failure | null;
}

type Listed = { listed: Tool[] };
type Stored = { stored: RestoredTool };

/** True if a listed tool has the name of the one that was sent. */
const hasSameName = ({ name }: Pick<Tool, 'name'>, sent: ToolForm | null): boolean => name.trim() === sent?.name;

/** The initial context. */
export const initialContext: CreateToolContext = {
  tool: null,
  before: [],
  isUnconfirmed: false,
  isToldMissing: false,
  isStored: true,
  idempotencyKey: '',
  isKeyNew: true,
  isAnswered: false,
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
    tags: {} as 'resting' | 'unconfirmed',
  },
  actors: {
    listTools: apiCall('listTools'),
    /** Implemented by the app. A backend that knows the key adds no second tool for it. */
    createTool: fromPromise<Output<'createTool'>, Input<'createTool'> & { idempotencyKey: string }>(unprovided('createTool')),
    /** Implemented by the app: stores the POST before it is sent, so that a page that closes does not lose it. */
    persistTool: fromPromise<PersistedTool, UnconfirmedTool>(unprovided('persistTool')),
  },
  actions: {
    /** Keeps `isUnconfirmed` if the same tool is submitted again, so that one that appears late is not added a second time. */
    assignTool: assign(({ context }, { tool, stored }: { tool: ToolForm; stored: RestoredTool | null }) => {
      const known = context.isUnconfirmed && isSameForm(context.tool, tool) ? context : stored;
      if (known === null || !isSameForm(known.tool, tool)) return { ...initialContext, tool };
      const { before, isToldMissing, isStored } = known;
      return { ...initialContext, tool, before, isUnconfirmed: true, isToldMissing, isStored };
    }),
    assignStored: assign((_, { stored: { tool, before, isStored } }: Stored) => ({
      ...initialContext,
      tool,
      before,
      isStored,
      isUnconfirmed: true,
    })),
    assignPersisted: assign((_, { isStored, idempotencyKey, isKeyNew }: PersistedTool) => ({ isStored, idempotencyKey, isKeyNew })),
    assignKnown: assign(({ context }, { listed }: Listed) =>
      context.isUnconfirmed ? {} : { before: listed.filter((row) => hasSameName(row, context.tool)).map(({ _id }) => _id) },
    ),
    markUnconfirmed: assign({ isUnconfirmed: true, isToldMissing: false, isAnswered: false }),
    markAnswered: assign({ isAnswered: true }),
    markToldMissing: assign({ isToldMissing: true }),
    checkAgain: assign({ isCheckedAgain: true, lookupsLeft: MAX_LOOKUPS }),
    /** A POST that the backend refused is looked for once. */
    lookOnce: assign({ lookupsLeft: 1 }),
    countLookup: assign(({ context }) => ({ lookupsLeft: context.lookupsLeft - 1 })),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    resetContext: assign(initialContext),
    /** Implemented by the app: stores that the tool was not found. It may still appear. If `isAnswered`, its key is used up. */
    persistMissing: () => {},
    /** Implemented by the app: deletes the stored POST, because its tool is in the list. */
    deleteStored: () => {},
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
    /** The response is the row of the tool, and a new one. To a known key, a backend repeats its answer although the tool may be gone. */
    isRow: ({ context }, { row }: { row: Tool | null }) => context.isKeyNew && row !== null && countSame(context, { listed: [row] }) === 1,
    /** The backend itself has answered. A page with status 200 may be a proxy's, and the POST still be on its way. */
    isOtherShape: (_, { error }: Failed) => failureOf(error).kind === 'shape',
    isNotApplied: (_, { error }: Failed) => !mayBeApplied(error),
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
    /** The page has not reported yet that an earlier POST of this tool is not in the list, so nothing is sent before that. */
    isUnreported: ({ context }) => context.isUnconfirmed && !context.isToldMissing,
    isAdded: ({ context }, params: Listed) => countSame(context, params) === 1,
    /** The tool appeared after it was reported as missing. */
    isAddedLate: ({ context }, params: Listed) => context.isUnconfirmed && countSame(context, params) > 0,
    /** Several tools match, or one has the same name but other content, so it is unclear if the POST was applied. */
    isUnclear: ({ context }, params: Listed) => newRows(context, params.listed).some((row) => hasSameName(row, context.tool)),
    hasLookupsLeft: ({ context }) => context.lookupsLeft > 0,
  },
  delays: { verifyAgain: 2000 },
});
