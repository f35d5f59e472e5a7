import { use } from 'react';
import { PlainLink } from './PlainLink.tsx';
import { SiteContext, type Site } from './site.ts';

const nowhere: Site = { LinkComponent: PlainLink, siteBase: '/' };

/** The site that the component stands in; plain anchors and '/' without a SiteProvider. */
export const useSite = (): Site => use(SiteContext) ?? nowhere;
