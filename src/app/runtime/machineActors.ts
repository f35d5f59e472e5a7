import { fromPromise, type EventObject, fromCallback } from 'xstate';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import { changeStockMachine } from '#machines/stock/changeStock.machine.ts';
import type { ShopApi, Platform } from '../services/ports.ts';

/**
 * Creates the logic of an actor that calls one operation. If the machine leaves the state, the request is aborted. A machine reads a row
 * before it writes it, so with conditional writes its PUT is refused if the row has changed since.
 */
export const callActor = <Name extends OperationName>(api: ShopApi, name: Name) =>
  fromPromise<Output<Name>, Input<Name>>(({ input, signal }) => api[name](input, { signal, forUpdate: true }));

/** Creates the logic of the actor that changes the stock of a tool. */
export const changeStockActor = (api: ShopApi) =>
  changeStockMachine.provide({ actors: { getTool: callActor(api, 'getTool'), updateTool: callActor(api, 'updateTool') } });

/** The fields of a machine's event 'lock.granted'. */
type Granted<Event extends EventObject> = Omit<Extract<Event, { type: 'lock.granted' }>, 'type'>;

/**
 * Creates the logic of an actor that holds a lock across tabs until it is stopped. Sends 'lock.granted' or 'lock.failed' to its parent.
 * @param read returns what 'lock.granted' carries, because another tab may have changed it while this one waited
 */
export const lockActor = <Event extends EventObject, LockInput extends { name: string } = { name: string }>(
  { acquireLock }: Pick<Platform, 'acquireLock'>,
  read: (input: LockInput) => Granted<Event>,
) =>
  fromCallback<Event, LockInput>(({ sendBack, input }) => {
    const waiting = new AbortController();
    let releaseLock = () => {};
    acquireLock(input.name, waiting.signal)
      .then((release) => {
        releaseLock = release;
        if (waiting.signal.aborted) release();
        else sendBack({ type: 'lock.granted', ...read(input) });
      })
      .catch(() => sendBack({ type: 'lock.failed' }));
    return () => {
      waiting.abort();
      releaseLock();
    };
  });
