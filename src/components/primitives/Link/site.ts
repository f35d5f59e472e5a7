import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** The props of the app's link component: those of an anchor, with a required `href`. */
export interface LinkTarget extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path within the site, without its base: '/myOrders'. */
  href: string;
  /** State that the app's router stores with the history entry. A plain anchor ignores it. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface Site {
  /** Renders every link. */
  LinkComponent: ComponentType<LinkTarget>;
  /** The site's base path, '/' or '/shop/'. Relative picture addresses resolve against it. */
  siteBase: string;
}

export const SiteContext = createContext<Site | null>(null);
