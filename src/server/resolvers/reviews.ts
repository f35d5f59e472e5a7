import { requireOwner } from '../access.ts';
import { listAll } from '../listAll.ts';
import { HttpError } from '../response.ts';
import type { Resolver } from '../resolver.ts';

export const listReviews: Resolver<'listReviews'> = ({ transaction }) => listAll(transaction, 'reviews');

export const createReview: Resolver<'createReview'> = async ({ transaction, caller }, { body }) => {
  if (body.description.trim() === '') throw new HttpError(400, 'description is required');
  if (body.name.trim() === '') throw new HttpError(400, 'name is required');
  await requireOwner(caller, body.email);
  const insertedId = transaction.newId();
  await transaction.put('reviews', { _id: insertedId, ...body });
  return { acknowledged: true, insertedId };
};
