import type { Configuration, ConfigurationFault } from './configuration.ts';

declare global {
  /**
   * The configuration of a live build, inlined by scripts/build/configuredBuild.ts. Read single properties, never the whole object: each is
   * inlined where it is read, which keeps Firebase's values in Firebase's chunk. If there are faults, and in the sandbox, `faults` is the
   * only property.
   */
  const CONFIGURATION: Configuration & { readonly faults: readonly ConfigurationFault[] };

  interface ImportMetaEnv {
    /** The wording of the documented texts (src/contract/texts.ts). */
    readonly VITE_TEXTS?: 'documented' | 'corrected';
  }
}
