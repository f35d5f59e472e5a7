import { createContext, useContext } from 'react';
import type { LeaveGuard } from './leaveGuard.ts';
import type { Page } from './page.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** The guard, scroll positions and preloading of the shop's pages, which React Router does not have. */
export interface SiteNavigation {
  /** Asks before unsaved input is lost. */
  guard: LeaveGuard;
  scroll: ScrollMemory;
  /** Loads the code of the page at a path, such as one that a pointer is over. */
  preload: (path: string) => void;
  /** Returns the page at a path; that of unknown paths at any other. */
  pageAt: (path: string) => Page;
}

const SiteNavigationContext = createContext<SiteNavigation | null>(null);
/** Provides the navigation to its children. */
export const SiteNavigationProvider = SiteNavigationContext.Provider;

/** Returns the navigation. Throws outside SiteNavigationProvider. */
export function useSiteNavigation(): SiteNavigation {
  const navigation = useContext(SiteNavigationContext);
  if (navigation === null) throw new Error('useSiteNavigation needs a SiteNavigationProvider above it');
  return navigation;
}
