import { useMemo, type ComponentType, type ReactNode } from 'react';
import { PlainLink } from './PlainLink.tsx';
import { SiteContext, type LinkTarget } from './site.ts';

export type { LinkTarget } from './site.ts';

export interface SiteProviderProps {
  /** The app's link component, which uses its router; a plain anchor by default. */
  link?: ComponentType<LinkTarget>;
  /** The site's base path, with a slash at both ends. @default '/' */
  base?: string;
  children: ReactNode;
}

/** Provides the link component and the site's base path to the library. The app mounts it once; stories work without it. */
export function SiteProvider({ link = PlainLink, base = '/', children }: SiteProviderProps) {
  const site = useMemo(() => ({ LinkComponent: link, siteBase: base }), [link, base]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
