import { fromPromise } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';

/** An actor that is one call, known here by its type alone; the app provides the call itself. Unprovided it fails loudly. */
export const operation = <Name extends OperationName>(name: Name) =>
  fromPromise<Output<Name>, Input<Name>>(() => Promise.reject(new Error(`The app provides no ${name}`)));
