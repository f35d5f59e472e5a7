import type { Answer, Backend } from '../backend.ts';
import type { Undone } from '../cleanup.ts';
import type { Run } from '../run.ts';

/** What was looked for in a list: the row, that no such row is listed, or that the list could not be read. */
export type Found<Row> = Row | 'none' | 'unknown';

/** Milliseconds that an unanswered call is given to be applied after all, before its row is looked for once more. */
const LATE = 5_000;

interface TraceOptions<Row> {
  /** In words: "the car tool 'Check 1'". */
  what: string;
  find: (backend: Backend) => Promise<Found<Row>>;
  remove: (backend: Backend, row: Row) => Promise<unknown>;
}

/** A row that is made by a POST, whose answer names no id: followed from before the call until it is gone for sure. */
export interface Trace<Row> {
  /** Tells how the POST was answered, and looks for its row. */
  look(answer: Answer): Promise<Found<Row>>;
  /** Takes the row back; what is not gone then is tried again at the end, and told. */
  takeBack(): Promise<void>;
}

/** Nothing was made where a call was refused; 5xx and silence say neither. */
export const isTurnedDown = ({ status }: Answer): boolean => status !== null && status >= 300 && status < 500;

/** Plans the taking back of a row. To be called before the row is made. */
export function trace<Row extends object>({ backend: now, cleanup, wait }: Run, { what, find, remove }: TraceOptions<Row>): Trace<Row> {
  let answer: Answer | undefined;
  let isSeen = false;
  const isUnanswered = () => answer === undefined || answer.status === null || answer.status >= 500;

  async function undo(backend: Backend): Promise<Undone> {
    let row = await find(backend);
    if (row === 'none' && !isSeen && isUnanswered()) {
      await wait(LATE);
      row = await find(backend);
    }
    if (typeof row === 'object') {
      isSeen = true;
      await remove(backend, row);
      row = await find(backend);
      if (typeof row === 'object') return 'left';
    }
    // A list that never had the row, sold out or on another page, says nothing about whether it is gone.
    const isSure = isSeen || (answer !== undefined && isTurnedDown(answer));
    return row === 'none' && isSure ? 'gone' : 'unknown';
  }

  const isGone = cleanup.plan(what, undo);
  return {
    look: async (given) => {
      answer = given;
      const row = await find(now);
      isSeen ||= typeof row === 'object';
      return row;
    },
    takeBack: async () => {
      // What may come late is waited for once, at the end.
      if (!isSeen && answer !== undefined && isUnanswered()) return;
      if ((await undo(now)) === 'gone') isGone();
    },
  };
}
