import { requireOwner } from '../access.ts';
import { HttpError } from '../httpError.ts';
import type { Resolver } from '../resolver.ts';

export const listReviews: Resolver<'listReviews'> = ({ world }) => world.read((view) => [...view.all('reviews')]);

export const createReview: Resolver<'createReview'> = ({ world, caller }, { body }) =>
  world.write((transaction) => {
    if (body.description.trim() === '') throw new HttpError(400, 'description is required');
    if (body.name.trim() === '') throw new HttpError(400, 'name is required');
    requireOwner(caller, body.email);
    const insertedId = transaction.newId();
    transaction.put('reviews', { _id: insertedId, ...body });
    return { acknowledged: true, insertedId };
  });
