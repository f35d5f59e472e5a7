import { fromPromise } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import type { ShopApi } from '../services/ports.ts';

/** An actor that makes one documented call. The request is aborted when the machine leaves the state. */
export const callActor = <Name extends OperationName>(api: ShopApi, name: Name) =>
  fromPromise<Output<Name>, Input<Name>>(({ input, signal }) => api[name](input, { signal }));
