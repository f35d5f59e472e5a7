import { assign, setup } from 'xstate';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import { type Failure, failureOf } from '../failure.ts';
import { operation } from '../operation.ts';
import { isSameTool } from './isSameTool.ts';

/** The number of times that the tools are listed after a POST without an answer. */
const LOOKS = 2;

export type AdditionEvent =
  | { type: 'addition.submit'; tool: ToolForm }
  | { type: 'addition.checkAgain' }
  | { type: 'addition.edit' }
  | { type: 'addition.forget' };

export interface AdditionContext {
  /** The tool to add; null before the first submit. */
  tool: ToolForm | null;
  /** Ids of the tools before the POST, to recognize a new one. */
  before: string[];
  /** A POST of this tool got no answer, so the tool may still appear. */
  isInDoubt: boolean;
  /** The user asked to check again, and waits for the result. */
  isAskedAgain: boolean;
  looksLeft: number;
  /** Why the last relevant call failed. */
  failure: Failure | null;
}

type Listed = { listed: Tool[] };
type Failed = { error: unknown };

/** The initial context. */
export const nothingAdded: AdditionContext = {
  tool: null,
  before: [],
  isInDoubt: false,
  isAskedAgain: false,
  looksLeft: LOOKS,
  failure: null,
};

const isSameForm = (one: ToolForm | null, other: ToolForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The tools that were not listed before the POST. */
const newRows = ({ before }: AdditionContext, listed: Tool[]): Tool[] => {
  const known = new Set(before);
  return listed.filter(({ _id }) => !known.has(_id));
};

/** Counts the new tools that match the one that was sent. */
const countSame = (context: AdditionContext, { listed }: Listed): number =>
  newRows(context, listed).filter((row) => context.tool !== null && isSameTool(row, context.tool)).length;

/** The setup of the addition machine; its states are in addition.machine.ts. */
export const additionSetup = setup({
  types: {
    context: {} as AdditionContext,
    events: {} as AdditionEvent,
    tags: {} as 'resting',
  },
  actors: { listTools: operation('listTools'), createTool: operation('createTool') },
  actions: {
    /** Submitting the same product again keeps `isInDoubt`, so that one that appears late is not added a second time. */
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
    /** Implemented by the app. */
    announceAdded: () => {},
    /** Implemented by the app: notifies a user who has left the page. */
    announceRefused: () => {},
    /** Implemented by the app: notifies a user who has left the page. */
    announceUnconfirmed: () => {},
    /** Implemented by the app: refetches, because the tool may have been added anyway. */
    readAgain: () => {},
  },
  guards: {
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
    isAdded: ({ context }, params: Listed) => countSame(context, params) === 1,
    /** The tool appeared after it was reported as missing. */
    isAddedLate: ({ context }, params: Listed) => context.isInDoubt && countSame(context, params) > 0,
    /** Several tools match, or one has the name but other content, so it is unclear which one was sent. */
    isUnclear: ({ context }, params: Listed) =>
      countSame(context, params) > 1 || newRows(context, params.listed).some(({ name }) => name.trim() === context.tool?.name),
    hasLooksLeft: ({ context }) => context.looksLeft > 0,
  },
  delays: { secondLook: 2000 },
});
