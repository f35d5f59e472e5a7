import type { ToolForm } from '#contract/forms/tool.ts';
import type { Output } from '#contract/operations.ts';
import { type CreateToolContext, type CreateToolEvent, createToolSetup, initialContext } from './createTool.setup.ts';
import { assignFailure, failed, listed } from '../projections.ts';

type Submit = Extract<CreateToolEvent, { type: 'createTool.submit' }>;
type Resume = Extract<CreateToolEvent, { type: 'createTool.resume' }>;

const submittable = {
  'createTool.submit': { target: 'listing', actions: { type: 'assignTool', params: ({ event }: { event: Submit }) => event } },
} as const;
const resumable = {
  'createTool.resume': { target: 'unconfirmed', actions: { type: 'assignStored', params: ({ event }: { event: Resume }) => event } },
} as const;

/** The tool that was submitted last. */
const submitted = ({ tool }: CreateToolContext) => tool as ToolForm;
const toStored = ({ context }: { context: CreateToolContext }) => ({
  tool: submitted(context),
  before: context.before,
  isToldMissing: false,
});
const toRow = ({ event }: { event: { output: Output<'createTool'> } }) => ({ row: event.output });

/**
 * Adds a car tool (docs/spec.md#add-product): list the tools → POST. The POST is never repeated automatically. It counts if its response is
 * the new row, or if the list shows a single new row with the same content. So unless it was never sent, the tools are listed up to two
 * more times. If the row is missing, the user can submit the form again, which sends nothing if the row has appeared by then. The POST is
 * stored before it is sent, so that a page that closes does not lose it. In states tagged `resting`, nothing is pending and the user waits
 * for no result. In those tagged `unconfirmed`, the user must check again.
 */
export const createToolMachine = createToolSetup.createMachine({
  id: 'createTool',
  context: initialContext,
  initial: 'editing',
  // When the user changes, the next one must not see this request or its result. What is stored stays, for its own user.
  on: { 'createTool.reset': { target: '.editing', actions: 'resetContext' } },
  states: {
    editing: { tags: 'resting', on: { ...submittable, ...resumable } },
    listing: {
      invoke: {
        id: 'listTools',
        src: 'listTools',
        input: {},
        onDone: [
          { guard: { type: 'isAddedLate', params: listed }, target: 'added' },
          { guard: 'isUnreported', target: 'verifying' },
          { target: 'persisting', actions: { type: 'assignKnown', params: listed } },
        ],
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    persisting: {
      invoke: {
        id: 'persistTool',
        src: 'persistTool',
        input: toStored,
        onDone: { target: 'adding', actions: { type: 'assignPersisted', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    adding: {
      entry: 'markUnconfirmed',
      invoke: {
        id: 'createTool',
        src: 'createTool',
        input: ({ context }) => ({ body: submitted(context), idempotencyKey: context.idempotencyKey }),
        onDone: [
          { guard: { type: 'isRow', params: toRow }, target: 'added' },
          { target: 'verifying', actions: 'markAnswered' },
        ],
        onError: [
          {
            guard: { type: 'isNotApplied', params: failed },
            target: 'refused',
            actions: [assignFailure, 'markToldMissing', 'persistMissing'],
          },
          { guard: { type: 'isOtherShape', params: failed }, target: 'verifying', actions: [assignFailure, 'markAnswered'] },
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifying', actions: assignFailure },
          { target: 'verifying', actions: [assignFailure, 'lookOnce'] },
        ],
      },
    },
    verifying: {
      entry: 'countLookup',
      invoke: {
        id: 'verifyTool',
        src: 'listTools',
        input: {},
        onDone: [
          { guard: { type: 'isAdded', params: listed }, target: 'added' },
          { guard: { type: 'isUnclear', params: listed }, target: 'unconfirmed' },
          { guard: 'hasLookupsLeft', target: 'pausing' },
          { target: 'refused', actions: ['markToldMissing', 'persistMissing'] },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { verifyAgain: 'verifying' } },
    unconfirmed: {
      tags: 'unconfirmed',
      entry: ['refetch', 'announceUnconfirmed'],
      on: { 'createTool.checkAgain': { target: 'verifying', actions: 'checkAgain' }, 'createTool.edit': 'editing' },
    },
    refused: { tags: 'resting', entry: ['refetch', 'announceRefused'], on: { ...submittable, 'createTool.edit': 'editing' } },
    added: {
      tags: 'resting',
      entry: ['deleteStored', 'announceAdded', 'resetContext'],
      on: { ...submittable, ...resumable, 'createTool.edit': 'editing' },
    },
  },
});
