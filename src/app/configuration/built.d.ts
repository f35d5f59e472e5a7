import type { Configuration, Fault } from './configuration.ts';

declare global {
  /**
   * What a live build was told, put in by it (scripts/live/configuredBuild.ts). Only ever read a property of it, never the whole: each is put in
   * where it is read, so that what Firebase needs is in Firebase's chunk. With `faults` there is nothing else; nor is there in the sandbox.
   */
  const CONFIGURATION: Configuration & { readonly faults: readonly Fault[] };
}
