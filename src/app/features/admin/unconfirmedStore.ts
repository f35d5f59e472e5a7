import * as v from 'valibot';
import { normalizeEmail } from '#contract/sameEmail.ts';
import type { ToolForm } from '#contract/forms/tool.ts';
import type { PersistedTool, RestoredTool, UnconfirmedTool } from '#machines/stock/createTool.setup.ts';
import type { RestoredRestock, UnconfirmedRestock } from '#machines/stock/restock.setup.ts';
import { randomKey } from '../../services/platform/randomKey.ts';
import { keysFrom, readJson } from '../../services/platform/keys.ts';
import type { Platform } from '../../services/ports.ts';
import { RESTOCK_KEY, TOOL_KEY } from './unconfirmedKeys.ts';

const wholeNumber = v.pipe(v.number(), v.integer());
const Restock = v.object({
  toolId: v.string(),
  amount: wholeNumber,
  mode: v.picklist(['add', 'set']),
  write: v.object({ from: v.nullable(wholeNumber), to: wholeNumber }),
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

/** A short digest (FNV-1a), so that a key tells accounts apart without the email. */
function digest(value: string): string {
  let hash = 0x811c9dc5;
  for (const character of value) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const accountOf = (email: string): string => digest(normalizeEmail(email));

/**
 * Stores the restocks and new products of one administrator whose result is not known (docs/product-rules.md#restock,
 * docs/product-rules.md#product-without-an-answer): products and amounts, no personal data. Each entry has its own key, because two tabs
 * that write one list at the same time would lose an entry. Another account does not see them.
 */
export function createUnconfirmedStore(platform: Pick<Platform, 'browserStore' | 'random'>, currentEmail: () => string) {
  const browser = platform.browserStore;
  /** Returns false if the browser cannot store the entry, so that it is lost when this page closes. */
  const write = (key: string, entry: object): boolean => browser.write(key, JSON.stringify(entry));
  const read = <Schema extends typeof Restock | typeof SentTool>(schema: Schema, key: string) => {
    const entry = readJson(browser, key, schema);
    return entry && { ...entry, isStored: browser.isStored(key) };
  };
  /** Nobody waits for a product that was reported as missing, so losing it needs no question. */
  const isAwaited = (key: string): boolean => !key.startsWith(TOOL_KEY) || read(SentTool, key)?.isToldMissing === false;
  const restocks = () => `${RESTOCK_KEY}${accountOf(currentEmail())}:`;
  const tools = () => `${TOOL_KEY}${accountOf(currentEmail())}:`;
  const toolKey = (tool: ToolForm) => tools() + digest(JSON.stringify(tool));
  return {
    readRestock: (toolId: string): RestoredRestock | null => read(Restock, restocks() + toolId),
    /** Returns false if the browser cannot store it. */
    persistRestock: (restock: UnconfirmedRestock): boolean => write(restocks() + restock.toolId, restock),
    deleteRestock: (toolId: string): void => browser.remove(restocks() + toolId),
    /** The POST of a product with the same content. */
    readTool: (tool: ToolForm): RestoredTool | null => read(SentTool, toolKey(tool)),
    /** The products that may be in the shop without the administrator knowing. */
    listUnreportedTools: (): RestoredTool[] =>
      keysFrom(browser, tools())
        .flatMap((key) => read(SentTool, key) ?? [])
        .filter(({ isToldMissing }) => !isToldMissing),
    /** Stores a POST before it is sent, with the key of an earlier one of the same product, or else a new key. */
    persistTool(sent: UnconfirmedTool): PersistedTool {
      const known = read(SentTool, toolKey(sent.tool))?.idempotencyKey;
      const idempotencyKey = known ?? randomKey(platform);
      return { isStored: write(toolKey(sent.tool), { ...sent, idempotencyKey }), idempotencyKey, isKeyNew: known === undefined };
    },
    /** @param isAnswered true if the backend has used up the key, and would repeat its answer */
    persistMissingTool(tool: ToolForm, isAnswered: boolean): void {
      const stored = readJson(browser, toolKey(tool), SentTool);
      if (stored === null) return;
      write(toolKey(tool), { ...stored, isToldMissing: true, ...(isAnswered && { idempotencyKey: undefined }) });
    },
    deleteTool: (tool: ToolForm): void => browser.remove(toolKey(tool)),
    /** True if an entry is lost when this page closes. */
    isOnlyInThisTab: () =>
      [RESTOCK_KEY, TOOL_KEY].flatMap((prefix) => keysFrom(browser, prefix)).some((key) => !browser.isStored(key) && isAwaited(key)),
  };
}

export type UnconfirmedStore = ReturnType<typeof createUnconfirmedStore>;
