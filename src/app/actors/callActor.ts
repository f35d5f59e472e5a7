import { fromPromise } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import type { ShopApi } from '../services/ports.ts';

/** One documented call as a machine's actor; the machine takes it back when it leaves the state. */
export const callActor = <Name extends OperationName>(api: ShopApi, name: Name) =>
  fromPromise<Output<Name>, Input<Name>>(({ input, signal }) => api[name](input, { signal }));
