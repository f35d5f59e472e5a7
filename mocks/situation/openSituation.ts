import { removeFrom } from '#app/services/platform/keys.ts';
import { situationStore } from '#app/services/platform/sandboxPlatform.ts';
import type { Platform } from '#app/services/ports.ts';
import type { Journey } from '../recorder/journey.ts';
import { findNamed, findSituation } from './findSituation.ts';
import { FRAGMENT, JOURNEY_FRAGMENT } from './link.ts';
import type { Situation } from './situation.ts';
import { enterSituation } from './tab.ts';

interface OpenOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  platform: Pick<Platform, 'tabStore' | 'now'>;
}

/** The journey that an address asks for, and its problem. */
export interface OpenedAddress {
  /** A sentence about what of it was ignored; null if nothing was. */
  problem: string | null;
  journey: Journey | null;
}

type Found = Omit<OpenedAddress, 'journey'> & { situation: Situation | null; journey?: Journey | null };

const damaged = 'This journey is damaged or incomplete, so nothing of it was opened.';

/** Finds what an address asks for: in its fragment, else by its name in the query. */
async function inAddress({ hash, search }: Pick<Location, 'hash' | 'search'>, now: number): Promise<Found> {
  const query = new URLSearchParams(search);
  if (hash.startsWith(FRAGMENT)) return findSituation(hash, now);
  const [tour, situation] = [query.get('tour'), query.get('situation')];
  if (!hash.startsWith(JOURNEY_FRAGMENT) && tour === null) return findNamed(situation ?? '', now);
  if (tour !== null) return (await import('../recorder/tours.ts')).findTour(tour, now);
  const { decodeJourney } = await import('../recorder/journey.ts');
  const journey = await decodeJourney(hash.slice(JOURNEY_FRAGMENT.length));
  return { journey, situation: journey?.start ?? null, problem: journey === null ? damaged : null };
}

/** The address without what it asks for. */
function withoutRequest({ pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search);
  for (const name of ['situation', 'tour']) query.delete(name);
  const isRequest = hash.startsWith(FRAGMENT) || hash.startsWith(JOURNEY_FRAGMENT);
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${isRequest ? '' : hash}`;
}

/**
 * Begins the situation that the page's address asks for, in this tab, and goes to its path. Call it before anything reads the address or the
 * tab's store.
 */
export async function openSituation(
  { siteBase, platform }: OpenOptions,
  page: Pick<Window, 'location' | 'history'>,
): Promise<OpenedAddress> {
  const { situation, problem, journey = null } = await inAddress(page.location, platform.now());
  if (situation !== null) {
    removeFrom(situationStore(), '');
    enterSituation(platform.tabStore, situation);
  }
  const address = situation === null ? withoutRequest(page.location) : siteBase + situation.path.slice(1);
  // Nobody shares or reloads it by accident, and Back does not open it again.
  page.history.replaceState(null, '', address);
  return { problem, journey };
}
