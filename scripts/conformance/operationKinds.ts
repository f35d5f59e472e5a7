import { type Operation, parameterNames } from '#contract/operation.ts';

export const isByEmail = (operation: Operation): boolean => parameterNames(operation).includes('email');

/** True for a read that needs at most an email, so it can be made without knowing any record. */
export const isSimpleRead = (operation: Operation): boolean =>
  operation.method === 'GET' && parameterNames(operation).every((name) => name === 'email');

/** True for a read of a user's own data by their email. A backend must refuse it for anybody else's. */
export const isOwnRead = (operation: Operation): boolean => operation.access === 'own' && isSimpleRead(operation) && isByEmail(operation);
