'use client';

import { createContext, use, useMemo, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

/** The props of the app's link component: those of an anchor, with a required `href`. */
export interface LinkTarget extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path within the site, without its base: '/myOrders'. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

interface Site {
  /** Renders every link. */
  LinkComponent: ComponentType<LinkTarget> | 'a';
  /** The site's base path, '/' or '/shop/'. Relative picture addresses resolve against it. */
  siteBase: string;
}

const SiteContext = createContext<Site | null>(null);

export interface SiteProviderProps {
  /** The app's link component, which uses its router; a plain anchor by default. */
  link?: ComponentType<LinkTarget> | 'a';
  /** The site's base path, with a slash at both ends. @default '/' */
  base?: string;
  children: ReactNode;
}

/** Provides the link component and the site's base path to the library. The app mounts it once; stories work without it. */
export function SiteProvider({ link = 'a', base = '/', children }: SiteProviderProps) {
  const site = useMemo(() => ({ LinkComponent: link, siteBase: base }), [link, base]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

const defaultSite: Site = { LinkComponent: 'a', siteBase: '/' };

/** Returns the site from the SiteProvider; plain anchors and '/' without one. */
export const useSite = (): Site => use(SiteContext) ?? defaultSite;
