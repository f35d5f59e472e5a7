import type { ToolForm } from '#contract/forms/tool.ts';
import { createToolSetup, initialContext } from './createTool.setup.ts';
import { assignFailure, failed, listed } from '../projections.ts';

const toTool = ({ event }: { event: { tool: ToolForm } }) => ({ tool: event.tool });

const submittable = { 'createTool.submit': { target: 'listing', actions: { type: 'assignTool', params: toTool } } } as const;

/** Satisfies the types: `tool` is never null here, because every submit assigns it. */
const emptyTool: ToolForm = {
  name: '',
  img: '',
  img2: '',
  img3: '',
  description: '',
  price: 0,
  quantity: 0,
  status: '',
  rating: 0,
  date: '',
};

/**
 * Adds a car tool (docs/spec.md#add-product): list the tools → POST. The POST is never repeated automatically. If it gets no answer, the
 * tools are listed up to two more times: only a single new row with the same content counts as added. If there is none, the user can submit
 * the form again, which sends nothing if the row has appeared by then. In states tagged `resting`, nothing is pending and the user waits
 * for no result.
 */
export const createToolMachine = createToolSetup.createMachine({
  id: 'createTool',
  context: initialContext,
  initial: 'editing',
  // When the user changes, the next one must not see this request or its result.
  on: { 'createTool.reset': { target: '.editing', actions: 'resetContext' } },
  states: {
    editing: { tags: 'resting', on: submittable },
    listing: {
      invoke: {
        id: 'listTools',
        src: 'listTools',
        input: {},
        onDone: [
          { guard: { type: 'isAddedLate', params: listed }, target: 'added' },
          { target: 'adding', actions: { type: 'assignKnown', params: listed } },
        ],
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    adding: {
      invoke: {
        id: 'createTool',
        src: 'createTool',
        input: ({ context }) => ({ body: context.tool ?? emptyTool }),
        onDone: 'added',
        onError: [
          {
            guard: { type: 'isAmbiguous', params: failed },
            target: 'verifying',
            actions: [assignFailure, 'markUnconfirmed', 'resetLookups'],
          },
          { target: 'refused', actions: assignFailure },
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
          { target: 'refused' },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { lookAgain: 'verifying' } },
    unconfirmed: {
      entry: ['refetch', 'announceUnconfirmed'],
      on: { 'createTool.checkAgain': { target: 'verifying', actions: 'checkAgain' }, 'createTool.edit': 'editing' },
    },
    refused: { tags: 'resting', entry: ['refetch', 'announceRefused'], on: { ...submittable, 'createTool.edit': 'editing' } },
    added: {
      tags: 'resting',
      entry: ['announceAdded', 'resetContext'],
      on: { ...submittable, 'createTool.edit': 'editing' },
    },
  },
});
