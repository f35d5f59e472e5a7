/**
 * Why the sandbox cannot run: `insecure`: the page came over plain http from another host; `unsupported`: the browser has
 * no service workers (some private windows); `refused`: it has, and did not take ours.
 */
export type UnavailableReason = 'insecure' | 'unsupported' | 'refused';

/** The sandbox answers through a service worker, and here none can run. */
export class SandboxUnavailable extends Error {
  override readonly name = 'SandboxUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(`The sandbox cannot run here: ${reason}`, { cause });
    this.reason = reason;
  }
}
