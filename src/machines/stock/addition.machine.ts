import type { Tool } from '#contract/entities/tool.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import { additionSetup, nothingAdded } from './addition.setup.ts';

const listed = ({ event }: { event: { output: Tool[] } }) => ({ listed: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const given = ({ event }: { event: { tool: ToolForm } }) => ({ tool: event.tool });

const keepFailure = { type: 'keepFailure', params: failed } as const;
const submittable = { 'addition.submit': { target: 'listing', actions: { type: 'take', params: given } } } as const;

/** Only for the types: every submit sets a tool before the POST. */
const nothing: ToolForm = {
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
 * tools are listed again, twice: only a single new row with the same content counts as added. With none, the form can be sent again, and
 * sends nothing if the row has appeared by then. In states tagged `resting`, nothing is pending and the user waits for no result.
 */
export const additionMachine = additionSetup.createMachine({
  id: 'addition',
  context: nothingAdded,
  initial: 'editing',
  // The user changed: the next one must not see this request or its result.
  on: { 'addition.forget': { target: '.editing', actions: 'drop' } },
  states: {
    editing: { tags: 'resting', on: submittable },
    listing: {
      invoke: {
        id: 'listTools',
        src: 'listTools',
        input: {},
        onDone: [
          { guard: { type: 'isAddedLate', params: listed }, target: 'added' },
          { target: 'adding', actions: { type: 'rememberTools', params: listed } },
        ],
        onError: { target: 'refused', actions: keepFailure },
      },
    },
    adding: {
      invoke: {
        id: 'createTool',
        src: 'createTool',
        input: ({ context }) => ({ body: context.tool ?? nothing }),
        onDone: 'added',
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifying', actions: [keepFailure, 'doubt', 'allowLooks'] },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    verifying: {
      entry: 'countLook',
      invoke: {
        id: 'verifyAddition',
        src: 'listTools',
        input: {},
        onDone: [
          { guard: { type: 'isAdded', params: listed }, target: 'added' },
          { guard: { type: 'isUnclear', params: listed }, target: 'unconfirmed' },
          { guard: 'hasLooksLeft', target: 'pausing' },
          { target: 'refused' },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { secondLook: 'verifying' } },
    unconfirmed: {
      entry: ['readAgain', 'announceUnconfirmed'],
      on: { 'addition.checkAgain': { target: 'verifying', actions: 'askAgain' }, 'addition.edit': 'editing' },
    },
    refused: { tags: 'resting', entry: ['readAgain', 'announceRefused'], on: { ...submittable, 'addition.edit': 'editing' } },
    added: {
      tags: 'resting',
      entry: ['announceAdded', 'drop'],
      on: { ...submittable, 'addition.edit': 'editing' },
    },
  },
});
