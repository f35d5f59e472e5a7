import { createContext } from 'react';

/** How deep the page on show is: 1 by itself, 2 inside another page, as in the dashboard (docs/product-rules.md#dashboard-headings). */
export const PageLevel = createContext<1 | 2>(1);
