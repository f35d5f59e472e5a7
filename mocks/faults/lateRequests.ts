interface LateRequest {
  /** The number of requests until it is carried out, the one before which that happens included. */
  left: number;
  carryOut: () => Promise<unknown>;
}

/**
 * Requests that the client gave up on and that arrive after all. They wait for a number of requests and not for a time, so that the same
 * requests always have the same result.
 */
export function createLateRequests() {
  let waiting: LateRequest[] = [];
  async function carryOut(isDue: (request: LateRequest) => boolean): Promise<void> {
    const due = waiting.filter((request) => isDue(request));
    waiting = waiting.filter((request) => !due.includes(request));
    for (const request of due) await request.carryOut();
  }
  return {
    add: (request: LateRequest): void => void waiting.push(request),
    /** Counts a request that is about to be carried out, and first carries out those that are due. */
    async countRequest(): Promise<void> {
      for (const request of waiting) request.left -= 1;
      await carryOut(({ left }) => left <= 0);
    },
    /** Carries out all that still wait. */
    carryOutAll: (): Promise<void> => carryOut(() => true),
  };
}
