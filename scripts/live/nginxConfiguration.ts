import { nginxBlock } from './hosting.ts';
import { securityHeaders } from './securityHeaders.ts';
import { readBuildConfiguration } from './configuredBuild.ts';

interface NginxOptions {
  /** The build's mode, whose variables name the hosts that the shop may reach. */
  mode: string;
  /** The project's folder. */
  project: string;
  /** The host's name. */
  name: string;
  /** The folder whose `base` holds the build. */
  root: string;
  /** Where the site lives, with a slash at both ends. */
  base: string;
}

/** A server block for nginx. Throws, with the variables' names, where the build would only show what is missing. */
export function nginxConfiguration({ mode, project, ...site }: NginxOptions): string {
  const reading = readBuildConfiguration(mode, project);
  if (reading?.state === 'faulty') throw new Error(reading.faults.map(({ variable, problem }) => `${variable}: ${problem}`).join('\n'));
  return nginxBlock({ headers: securityHeaders(reading === null ? null : reading.configuration), ...site });
}
