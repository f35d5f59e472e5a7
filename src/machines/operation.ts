import { fromPromise } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';

/** A typed placeholder for an actor that makes one API call. The app provides the implementation; without it, the actor rejects. */
export const operation = <Name extends OperationName>(name: Name) =>
  fromPromise<Output<Name>, Input<Name>>(() => Promise.reject(new Error(`The app provides no ${name}`)));
