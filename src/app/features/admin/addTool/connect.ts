import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { Tool } from '#contract/entities/tool.ts';
import { isToolTyped, type ToolDraft, type ToolForm, typedRating } from '#contract/forms/tool.ts';
import { typedAmount, typedCount } from '#contract/forms/typedNumber.ts';
import type { ProductCardView } from '#components/blocks/ProductCard/ProductCard.tsx';
import type { AddToolView } from '#components/screens/admin/AddToolScreen/AddToolScreen.tsx';
import type { createToolMachine } from '#machines/stock/createTool.machine.ts';
import type { CreateToolContext } from '#machines/stock/createTool.setup.ts';
import { keepPageOpen } from '#components/keepPageOpen.ts';
import { sentenceOfFailure } from '../../../messages/failureSentences.ts';
import { PRODUCT_KINDS } from '../../../queries/productKinds.ts';
import { toToolCard } from '../../shop/cards.ts';

const LIST = PRODUCT_KINDS.tool.path;
const OFFLINE = 'Adding a product needs a connection. What you typed stays here: try again when you are back online.';
const MISSING = 'Your product is not in the shop. You can send it again.';
const NOT_THERE = 'The shop did not answer, and your product is not in the shop. You can send it again.';
const UNCONFIRMED = 'The shop did not answer. Check the car products before you send it again. What you typed stays here.';
/** The name in the preview of a product without one. */
const UNNAMED = 'Your product';

/** Converts a draft to the card that shoppers will see, with the numbers that the form reads. A number that it refuses is unknown. */
export function toPreview(draft: ToolDraft): ProductCardView {
  const tool = v.parse(Tool, {
    ...draft,
    _id: 'preview',
    name: draft.name.trim() || UNNAMED,
    price: typedAmount(draft.price),
    quantity: typedCount(draft.quantity),
    status: draft.status.trim(),
    rating: typedRating(draft.rating),
  });
  return toToolCard(tool);
}

/** Converts a product that was sent back to a draft. */
export const toDraft = ({ price, quantity, rating, ...texts }: ToolForm): ToolDraft => ({
  ...texts,
  price: String(price),
  quantity: String(quantity),
  rating: String(rating),
});

/**
 * Returns the product whose result is unknown, so that its page can report it again. Null if another product is typed, which must not be
 * lost: the first one is reported at a later visit.
 */
export const findUnreported = <Sent extends { tool: ToolForm }>(unreported: readonly Sent[], draft: ToolDraft): Sent | null =>
  unreported.find(({ tool }) => !isToolTyped(draft) || tool.name === draft.name.trim()) ?? null;

/** Returns the most frequent statuses, each once, as suggestions. */
export function toStatuses(tools: readonly Pick<Tool, 'status'>[]): string[] {
  const counts = new Map<string, number>();
  for (const status of tools.map((tool) => tool.status.trim()).filter(Boolean)) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([status]) => status);
}

function refusedMessage({ failure, isUnconfirmed }: CreateToolContext): string {
  if (isUnconfirmed && failure === null) return MISSING;
  if (isUnconfirmed && failure?.isAmbiguous === true) return NOT_THERE;
  return failure?.kind === 'offline' ? OFFLINE : sentenceOfFailure(failure);
}

/** Converts the create-tool machine's state to the screen's view. */
export function toAddToolView(
  { value, context }: SnapshotFrom<typeof createToolMachine>,
  contents: Pick<AddToolView, 'draft' | 'statuses' | 'preview'>,
): AddToolView {
  const pending = (text: string): string => (context.isStored ? text : `${text} ${keepPageOpen('product')}`);
  const unconfirmed = { state: 'unconfirmed' as const, message: pending(UNCONFIRMED), listHref: LIST, ...contents };
  switch (value) {
    case 'editing':
      return { state: 'editing', ...contents };
    case 'listing':
    case 'persisting':
    case 'adding':
      return { state: 'adding', step: pending('Adding your product …'), ...contents };
    case 'verifying':
    case 'pausing':
      return context.isCheckedAgain
        ? { ...unconfirmed, isChecking: true }
        : { state: 'adding', step: pending('Confirming your product …'), ...contents };
    case 'unconfirmed':
      return { ...unconfirmed, isChecking: false };
    case 'refused':
      return { state: 'refused', message: refusedMessage(context), ...contents };
    case 'added':
      return { state: 'added', homeHref: '/', listHref: LIST, ...contents };
    default:
      return value satisfies never;
  }
}
