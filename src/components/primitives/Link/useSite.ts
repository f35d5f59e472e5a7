import { use } from 'react';
import { PlainLink } from './PlainLink.tsx';
import { SiteContext, type Site } from './site.ts';

const nowhere: Site = { LinkComponent: PlainLink, siteBase: '/' };

/** Returns the site from the SiteProvider; plain anchors and '/' without one. */
export const useSite = (): Site => use(SiteContext) ?? nowhere;
