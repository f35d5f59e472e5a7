import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** What the app's link must take: everything of an anchor, with `href` always there. */
export interface LinkTarget extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Inside the site without its base, '/myOrders'. */
  href: string;
  /** Something for the app's router to remember with the visit; a plain anchor ignores it. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface Site {
  /** Draws every link. */
  LinkComponent: ComponentType<LinkTarget>;
  /** Where the site lies, '/' or '/shop/': pictures with a relative address are looked up below it. */
  siteBase: string;
}

export const SiteContext = createContext<Site | null>(null);
