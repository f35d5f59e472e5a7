import { queryOptions } from '@tanstack/react-query';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import type { ShopApi } from '../services/ports.ts';

/** A query that calls one operation. Its key is the name and the input of the operation. */
export const operationQuery = <Name extends OperationName>(api: ShopApi, name: Name, input: Input<Name>) =>
  queryOptions<Output<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => api[name](input, { signal }),
  });
