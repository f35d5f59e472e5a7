import type { Input } from '#contract/operations.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { isMatch } from '../etag.ts';
import type { View } from '../ports.ts';
import { listAll } from '../listAll.ts';
import { HttpError } from '../response.ts';
import type { Resolver } from '../resolver.ts';

/** Returns the reason why a new tool is invalid, or null. */
function findProblem({ price, quantity, rating, ...texts }: Input<'createTool'>['body']): string | null {
  const missing = Object.entries(texts).find(([, text]) => text.trim() === '');
  if (missing !== undefined) return `${missing[0]} is required`;
  if (price === null || price === 0) return 'price must be more than 0';
  if (quantity === null) return 'quantity must be a whole number from 0 up';
  return rating === null || rating < 1 || rating > 5 ? 'rating must be from 1 to 5' : null;
}

async function find(view: View, id: string): Promise<Tool> {
  const tool = await view.get('tools', id);
  if (tool === undefined) throw new HttpError(404, `No tool ${id}`);
  return tool;
}

export const listTools: Resolver<'listTools'> = ({ transaction }) => listAll(transaction, 'tools');

export const getTool: Resolver<'getTool'> = ({ transaction }, { id }) => find(transaction, id);

export const createTool: Resolver<'createTool'> = async ({ transaction }, { body }) => {
  const problem = findProblem(body);
  if (problem !== null) throw new HttpError(400, problem);
  const insertedId = transaction.newId();
  await transaction.put('tools', { _id: insertedId, ...body, minOrderQuantity: 1 });
  return { acknowledged: true, insertedId };
};

/** Sets the stock, unless If-Match names another version of the tool. Shoppers use it too, when they take and return stock. */
export const updateTool: Resolver<'updateTool'> = async ({ transaction, ifMatch }, { id, body: { quantity } }) => {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new HttpError(400, 'quantity must be a whole number from 0 up');
  const tool = await find(transaction, id);
  if (!isMatch(ifMatch, tool)) throw new HttpError(412, 'The tool has changed since it was read');
  const updated = { ...tool, quantity };
  await transaction.put('tools', updated);
  return updated;
};

export const deleteTool: Resolver<'deleteTool'> = async ({ transaction }, { id }) => {
  await find(transaction, id);
  await transaction.remove('tools', id);
  return { acknowledged: true, deletedCount: 1 };
};

export const listCameraProducts: Resolver<'listCameraProducts'> = ({ transaction }) => listAll(transaction, 'cameraProducts');

export const listPhones: Resolver<'listPhones'> = ({ transaction }) => listAll(transaction, 'phones');
