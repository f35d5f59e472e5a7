import type { Input } from '#contract/operations.ts';
import { isMatch } from '../etag.ts';
import { HttpError } from '../httpError.ts';
import type { Resolver } from '../resolver.ts';

const unknown = (id: string) => new HttpError(404, `No tool ${id}`);

/** Returns the reason why a new tool is invalid, or null. */
function findProblem({ price, quantity, rating, ...texts }: Input<'createTool'>['body']): string | null {
  const missing = Object.entries(texts).find(([, text]) => text.trim() === '');
  if (missing !== undefined) return `${missing[0]} is required`;
  if (price === null || price === 0) return 'price must be more than 0';
  if (quantity === null) return 'quantity must be a whole number from 0 up';
  return rating === null || rating < 1 || rating > 5 ? 'rating must be from 1 to 5' : null;
}

export const listTools: Resolver<'listTools'> = ({ world }) => world.read((view) => [...view.all('tools')]);

export const getTool: Resolver<'getTool'> = ({ world }, { id }) =>
  world.read((view) => {
    const tool = view.get('tools', id);
    if (tool === undefined) throw unknown(id);
    return tool;
  });

export const createTool: Resolver<'createTool'> = ({ world }, { body }) =>
  world.write((transaction) => {
    const problem = findProblem(body);
    if (problem !== null) throw new HttpError(400, problem);
    const insertedId = transaction.newId();
    transaction.put('tools', { _id: insertedId, ...body, minOrderQuantity: 1 });
    return { acknowledged: true, insertedId };
  });

/** Sets the stock, unless If-Match names another version of the tool. Shoppers use it too, when they take and return stock. */
export const updateTool: Resolver<'updateTool'> = ({ world, ifMatch = null }, { id, body: { quantity } }) =>
  world.write((transaction) => {
    if (!Number.isSafeInteger(quantity) || quantity < 0) throw new HttpError(400, 'quantity must be a whole number from 0 up');
    const tool = transaction.get('tools', id);
    if (tool === undefined) throw unknown(id);
    if (!isMatch(ifMatch, tool)) throw new HttpError(412, 'The tool has changed since it was read');
    const updated = { ...tool, quantity };
    transaction.put('tools', updated);
    return updated;
  });

export const deleteTool: Resolver<'deleteTool'> = ({ world }, { id }) =>
  world.write((transaction) => {
    if (transaction.get('tools', id) === undefined) throw unknown(id);
    transaction.remove('tools', id);
    return { acknowledged: true, deletedCount: 1 };
  });

export const listCameraProducts: Resolver<'listCameraProducts'> = ({ world }) => world.read((view) => [...view.all('cameraProducts')]);

export const listPhones: Resolver<'listPhones'> = ({ world }) => world.read((view) => [...view.all('phones')]);
