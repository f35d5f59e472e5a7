import { pages } from '#app/pages.ts';
import type { Page } from '#app/navigation/page.ts';

/** The addresses for paths with a parameter, for every other path, and for a list with a search. */
const EXAMPLES: Record<string, string> = {
  '/showAllCarProducts': '/showAllCarProducts?search=wrench',
  '/booking/:id': '/booking/64f0a1c2e4b0000000000001',
  '/dashboard/payment/:id': '/dashboard/payment/64f0a1c2e4b0000000000501',
  '*': '/no/such/page',
};

/** Returns an address of the sandbox for each page with this access. */
export const addressesOf = (access: Page['access']): string[] =>
  pages.filter((page) => page.access === access).map(({ path }) => EXAMPLES[path] ?? path);
