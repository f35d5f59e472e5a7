import { useMemo, type ComponentType, type ReactNode } from 'react';
import { PlainLink } from './PlainLink.tsx';
import { SiteContext, type LinkTarget } from './site.ts';

export type { LinkTarget } from './site.ts';

export interface SiteProviderProps {
  /** The app's link, which asks its router; a plain anchor without it. */
  link?: ComponentType<LinkTarget>;
  /** With a slash at both ends. @default '/' */
  base?: string;
  children: ReactNode;
}

/** Tells the library how to link and where the site lies. Mounted once, by the app; stories do without. */
export function SiteProvider({ link = PlainLink, base = '/', children }: SiteProviderProps) {
  const site = useMemo(() => ({ LinkComponent: link, siteBase: base }), [link, base]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
