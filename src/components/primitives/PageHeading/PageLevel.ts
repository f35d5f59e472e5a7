import { createContext } from 'react';

/** The level of the page's heading: 1, or 2 inside another page, as in the dashboard (docs/product-rules.md#dashboard-headings). */
export const PageLevel = createContext<1 | 2>(1);
