import { type EventObject, fromCallback } from 'xstate';
import type { Platform } from '../services/ports.ts';

/** A child actor that holds a lock across tabs until it is stopped. Sends 'lock.granted' or 'lock.failed'. */
export const lockActor = <Event extends EventObject>({ acquireLock: hold }: Pick<Platform, 'acquireLock'>) =>
  fromCallback<Event, { name: string }>(({ sendBack, input }) => {
    const waiting = new AbortController();
    let releaseLock = () => {};
    hold(input.name, waiting.signal).then(
      (release) => {
        releaseLock = release;
        if (waiting.signal.aborted) release();
        else sendBack({ type: 'lock.granted' });
      },
      () => sendBack({ type: 'lock.failed' }),
    );
    return () => {
      waiting.abort();
      releaseLock();
    };
  });
