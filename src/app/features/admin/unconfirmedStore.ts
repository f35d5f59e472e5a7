import * as v from 'valibot';
import type { ToolForm } from '#contract/forms/tool.ts';
import type { PersistedTool, RestoredTool, UnconfirmedTool } from '#machines/stock/createTool.setup.ts';
import type { RestoredRestock, UnconfirmedRestock } from '#machines/stock/restock.setup.ts';
import { randomKey } from '../../services/platform/randomKey.ts';
import { createJournal, digest, digestEmail, WholeNumber } from '../../runtime/journal.ts';
import type { Platform } from '../../services/ports.ts';
import { RESTOCK_KEY, TOOL_KEY } from './unconfirmedKeys.ts';

const Restock = v.object({
  toolId: v.string(),
  amount: WholeNumber,
  mode: v.picklist(['add', 'set']),
  write: v.object({ from: v.nullable(WholeNumber), to: WholeNumber }),
});
const text = v.string();
const SentTool = v.object({
  tool: v.object({
    name: text,
    img: text,
    img2: text,
    img3: text,
    description: text,
    price: v.number(),
    quantity: v.number(),
    status: text,
    rating: v.number(),
    date: text,
  }),
  before: v.array(text),
  isToldMissing: v.boolean(),
  // Earlier versions have not stored it.
  idempotencyKey: v.optional(text),
});

/**
 * Stores the restocks and new products of one administrator whose result is not known (docs/product-rules.md#restock,
 * docs/product-rules.md#product-without-an-answer): products and amounts, no personal data. Another account does not see them.
 */
export function createUnconfirmedStore(platform: Pick<Platform, 'browserStore' | 'random'>, currentEmail: () => string) {
  const restocks = createJournal(platform.browserStore, RESTOCK_KEY, Restock);
  const tools = createJournal(platform.browserStore, TOOL_KEY, SentTool);
  const account = () => `${digestEmail(currentEmail())}:`;
  const toolId = (tool: ToolForm) => account() + digest(JSON.stringify(tool));
  function readRestock(id: string): RestoredRestock | null {
    const restock = restocks.read(id);
    return restock && { ...restock, isStored: restocks.isStored(id) };
  }
  function readTool(id: string): (RestoredTool & v.InferOutput<typeof SentTool>) | null {
    const sent = tools.read(id);
    return sent && { ...sent, isStored: tools.isStored(id) };
  }
  return {
    readRestock: (tool: string): RestoredRestock | null => readRestock(account() + tool),
    /** Returns false if the browser cannot store it. */
    persistRestock: (restock: UnconfirmedRestock): boolean => restocks.write(account() + restock.toolId, restock),
    deleteRestock: (tool: string): void => restocks.remove(account() + tool),
    /** The POST of a product with the same content. */
    readTool: (tool: ToolForm): RestoredTool | null => readTool(toolId(tool)),
    /** The products that may be in the shop without the administrator knowing. */
    listUnreportedTools: (): RestoredTool[] =>
      tools.ids(account()).flatMap((id) => {
        const sent = readTool(id);
        return sent === null || sent.isToldMissing ? [] : sent;
      }),
    /** Stores a POST before it is sent, with the key of an earlier one of the same product, or else a new key. */
    persistTool(sent: UnconfirmedTool): PersistedTool {
      const known = tools.read(toolId(sent.tool))?.idempotencyKey;
      const idempotencyKey = known ?? randomKey(platform);
      return { isStored: tools.write(toolId(sent.tool), { ...sent, idempotencyKey }), idempotencyKey, isKeyNew: known === undefined };
    },
    /** @param isAnswered true if the backend has used up the key, and would repeat its answer */
    persistMissingTool(tool: ToolForm, isAnswered: boolean): void {
      const stored = tools.read(toolId(tool));
      if (stored === null) return;
      tools.write(toolId(tool), { ...stored, isToldMissing: true, ...(isAnswered && { idempotencyKey: undefined }) });
    },
    deleteTool: (tool: ToolForm): void => tools.remove(toolId(tool)),
    /** True if an entry is lost when this page closes. Nobody waits for a product that was reported as missing. */
    isOnlyInThisTab: () =>
      restocks.ids().some((id) => !restocks.isStored(id)) ||
      tools.ids().some((id) => readTool(id)?.isStored === false && !readTool(id)?.isToldMissing),
  };
}

export type UnconfirmedStore = ReturnType<typeof createUnconfirmedStore>;
