import type { ConfigurationReading } from './configuration/configuration.ts';

/** Put in by the build (scripts/configuredBuild.ts); null in the sandbox, which needs to be told nothing. */
declare const CONFIGURATION: ConfigurationReading | null;

/** What the build was told. */
export const environment = {
  /** Where the site lives, with a slash at its end. */
  siteBase: import.meta.env.BASE_URL,
  /** What a live build needs to know, or what is missing of it. */
  configuration: CONFIGURATION,
};
