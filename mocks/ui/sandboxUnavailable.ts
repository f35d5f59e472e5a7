/**
 * The reason why the sandbox cannot run. `insecure`: the page was loaded over plain http from another host. `unsupported`: the browser has
 * no service workers, as in some private windows. `refused`: the browser did not accept ours.
 */
export type UnavailableReason = 'insecure' | 'unsupported' | 'refused';

/** The sandbox needs a service worker, and it cannot run here. */
export class SandboxUnavailable extends Error {
  override readonly name = 'SandboxUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(`The sandbox cannot run here: ${reason}`, { cause });
    this.reason = reason;
  }
}
