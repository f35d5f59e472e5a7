import type { OperationName } from '#contract/operations.ts';
import type { Resolver } from './resolver.ts';
import * as bookings from './resolvers/bookings.ts';
import * as products from './resolvers/products.ts';
import * as reviews from './resolvers/reviews.ts';
import * as users from './resolvers/users.ts';

/** One resolver for each operation, under the operation's name. */
export type Resolvers = { readonly [Name in OperationName]: Resolver<Name> };

/** These files export resolvers and nothing else, so that a new one is named only where it is written. */
export const resolvers: Resolvers = { ...bookings, ...products, ...reviews, ...users };
