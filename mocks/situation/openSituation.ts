import { removeFrom } from '#app/services/platform/keys.ts';
import { situationStore } from '#app/services/platform/sandboxPlatform.ts';
import type { Platform } from '#app/services/ports.ts';
import { findNamed, findSituation, type FoundSituation } from './findSituation.ts';
import { FRAGMENT } from './link.ts';
import { enterSituation } from './tab.ts';

interface OpenOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  platform: Pick<Platform, 'tabStore' | 'now'>;
}

/** Finds the situation that an address asks for: in its fragment, else by its name in the query. */
const inAddress = ({ hash, search }: Pick<Location, 'hash' | 'search'>, now: number): FoundSituation | Promise<FoundSituation> =>
  hash.startsWith(FRAGMENT) ? findSituation(hash, now) : findNamed(new URLSearchParams(search).get('situation') ?? '', now);

/** The address without its situation. */
function withoutSituation({ pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('situation');
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash.startsWith(FRAGMENT) ? '' : hash}`;
}

/**
 * Begins the situation that the page's address asks for, in this tab, and goes to its path. Call it before anything reads the address or the
 * tab's store. Resolves with a sentence about what was ignored, or with null.
 */
export async function openSituation(
  { siteBase, platform }: OpenOptions,
  page: Pick<Window, 'location' | 'history'>,
): Promise<string | null> {
  const { situation, problem } = await inAddress(page.location, platform.now());
  if (situation !== null) {
    removeFrom(situationStore(), '');
    enterSituation(platform.tabStore, situation);
  }
  const address = situation === null ? withoutSituation(page.location) : siteBase + situation.path.slice(1);
  // Nobody shares or reloads it by accident, and Back does not open it again.
  page.history.replaceState(null, '', address);
  return problem;
}
