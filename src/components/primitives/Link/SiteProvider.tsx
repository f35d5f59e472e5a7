import { createContext, use, useMemo, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

/** What a router's link must take: everything of an anchor, with `href` always there. */
export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface Site {
  /** Draws every internal link. */
  LinkComponent: ComponentType<SiteLinkProps> | 'a';
  /** Where the site lies, '/' or '/shop/': pictures with a relative address are looked up below it. */
  base: string;
}

const SiteContext = createContext<Site>({ LinkComponent: 'a', base: '/' });

export interface SiteProviderProps {
  /** The app's link, such as one that asks its router; a plain anchor without it. */
  link?: ComponentType<SiteLinkProps>;
  /** With a slash at both ends. @default '/' */
  base?: string;
  children: ReactNode;
}

/** Tells the library how to link and where the site lies. Mounted once, by the app; stories do without. */
export function SiteProvider({ link: LinkComponent = DefaultLink, base = '/', children }: SiteProviderProps) {
  const site = useMemo(() => ({ LinkComponent, base }), [LinkComponent, base]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

function DefaultLink({ children, ...rest }: SiteLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The site that the component stands in. */
export const useSite = (): Site => use(SiteContext);
