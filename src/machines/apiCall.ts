import { fromPromise } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';

/** Rejects, in place of an actor that the app has not implemented. */
export const unprovided = (name: string) => () => Promise.reject(new Error(`The app provides no ${name}`));

/** A typed placeholder for an actor that makes one API call. The app provides the implementation. */
export const apiCall = <Name extends OperationName>(name: Name) => fromPromise<Output<Name>, Input<Name>>(unprovided(name));
