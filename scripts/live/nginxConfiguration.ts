import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inlineSources } from '../prerender/html.ts';
import { readPages } from '../prerender/pages.ts';
import { nginxBlock } from './hosting.ts';
import { securityHeaders } from './securityHeaders.ts';
import { readBuildConfiguration } from './buildConfiguration.ts';

interface NginxOptions {
  /** The build mode, whose variables name the hosts that the shop may contact. */
  mode: string;
  /** The project's folder. */
  project: string;
  /** The host's name. */
  name: string;
  /** The folder that contains the build at `base`. */
  root: string;
  /** The path of the site, with a slash at both ends. */
  base: string;
}

/**
 * Returns a server block for nginx. The policy names the code in the pages of dist/<mode>, so the shop must be built first. Throws with the
 * names of missing or wrong variables, because such a build shows only those.
 */
export function nginxConfiguration({ mode, project, ...site }: NginxOptions): string {
  const reading = readBuildConfiguration(mode, project);
  if (reading?.state === 'faulty') throw new Error(reading.faults.map(({ variable, problem }) => `${variable}: ${problem}`).join('\n'));
  const folder = join(project, 'dist', mode);
  if (!existsSync(folder)) throw new Error(`${folder}: build the shop first`);
  const headers = securityHeaders(reading?.configuration ?? null, inlineSources(readPages(folder)));
  return nginxBlock({ headers, ...site });
}
