/**
 * How a mutation is caught. `run` is a path for Vitest and for Playwright, and an npm script for `check`. Name the cheapest run that
 * fails, and update it when its test moves.
 */
export type KilledBy =
  | { suite: 'unit' | 'tools' | 'stories' | 'e2e' | 'live' | 'browsers'; run: string }
  /** `message` is a part of the error with which the script fails. */
  | { suite: 'check'; run: 'check:live' | 'check:budgets'; message: string };

/** One small change of the source that breaks something users rely on, and still compiles. */
export interface Mutation {
  id: string;
  /** From the project's root. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The effect that a user would notice. */
  breaks: string;
  killedBy: KilledBy;
}

/** The faults that the tests must detect, in the order of the layers. `node scripts/mutate.mjs run` proves that they do. */
export const mutations: readonly Mutation[] = [
  // Components
  {
    id: 'dark-button-contrast',
    file: 'src/components/theme/dark.ts',
    find: `onCritical: '#2a0805'`,
    replace: `onCritical: '#ffffff'`,
    breaks: 'The label of a critical button is hard to read, only in the dark theme.',
    killedBy: { suite: 'stories', run: 'src/components/primitives/Button/' },
  },
  {
    id: 'drawer-close-without-name',
    file: 'src/components/primitives/Drawer/Drawer.tsx',
    find: `<Radix.Close className={close} aria-label="Close">`,
    replace: `<Radix.Close className={close}>`,
    breaks: 'A screen reader announces the button that closes the dashboard menu as "button".',
    killedBy: { suite: 'stories', run: 'src/components/primitives/Drawer/' },
  },
  {
    id: 'dialog-drops-focus',
    file: 'src/components/primitives/Dialog/useFocusReturn.ts',
    find: `opener.current = document.activeElement;`,
    replace: `opener.current = document.body;`,
    breaks: 'After a dialog closes, keyboard users start again at the top of the page.',
    killedBy: { suite: 'stories', run: 'src/components/primitives/Dialog/' },
  },
  {
    id: 'virtual-list-keeps-too-much',
    file: 'src/components/primitives/virtual/useRows.ts',
    find: `const AHEAD = 300;`,
    replace: `const AHEAD = 30_000;`,
    breaks: 'A list of 10,000 products scrolls slowly, because hundreds of cards stay in the page.',
    killedBy: { suite: 'stories', run: 'src/components/primitives/VirtualGrid/' },
  },
  {
    id: 'form-sent-by-browser',
    file: 'src/components/primitives/Form/Form.tsx',
    find: `method="dialog"`,
    replace: `method="get"`,
    breaks: 'A password gets into the address if somebody presses Enter before the code of the page is there.',
    killedBy: { suite: 'stories', run: 'src/components/primitives/Form/' },
  },

  // Contract
  {
    id: 'any-value-is-true',
    file: 'src/contract/read.ts',
    find: `(value): boolean => value === true`,
    replace: `(value): boolean => Boolean(value)`,
    breaks: 'A backend that responds with "false" as a text makes an order paid, and a shopper an administrator.',
    killedBy: { suite: 'unit', run: 'src/contract/read.test.ts' },
  },
  {
    id: 'delivery-today-refused',
    file: 'src/contract/forms/booking.ts',
    find: `date >= today()`,
    replace: `date > today()`,
    breaks: 'The booking form refuses a delivery today.',
    killedBy: { suite: 'unit', run: 'src/contract/forms/forms.test.ts' },
  },
  {
    id: 'phones-requested-from-backend',
    file: 'src/contract/operations.ts',
    find: `access: 'public', origin: 'site'`,
    replace: `access: 'public'`,
    breaks: 'The live shop shows no phones: it requests products.json from the backend instead of its own site.',
    killedBy: { suite: 'unit', run: 'tests/contract/rules.test.ts' },
  },

  // Machines
  {
    id: 'order-keeps-stock',
    file: 'src/machines/order/order.machine.ts',
    find: `{ guard: 'hasReservation', target: 'persistingReturn' }`,
    replace: `{ guard: 'hasReservation', target: 'refused' }`,
    breaks: 'A booking that the backend rejects does not return its stock.',
    killedBy: { suite: 'unit', run: 'tests/machines/order.test.ts' },
  },
  {
    id: 'payment-charges-twice',
    file: 'src/machines/payment/payment.machine.ts',
    find: `onError: 'checking',`,
    replace: `onError: 'declined',`,
    breaks: 'When the response to a charge is lost, the card form opens again and a second click pays twice.',
    killedBy: { suite: 'unit', run: 'tests/machines/payment.test.ts' },
  },
  {
    id: 'payment-believes-status',
    file: 'src/machines/payment/payment.machine.ts',
    find: `{ target: 'verifyingOrder', actions: 'assignUnproven' }`,
    replace: `{ target: 'paid' }`,
    breaks: 'A payment that the backend acknowledges but does not save is forgotten, and the next visit charges again.',
    killedBy: { suite: 'unit', run: 'tests/machines/payment.test.ts' },
  },
  {
    id: 'payment-lets-lock-go',
    file: 'src/machines/payment/payment.setup.ts',
    find: `pending !== null && !isStored;`,
    replace: `pending === null && !isStored;`,
    breaks: 'With storage full, another tab pays a second time while a charge is not saved.',
    killedBy: { suite: 'unit', run: 'tests/machines/payment.test.ts' },
  },
  {
    id: 'removal-hides-payment',
    file: 'src/machines/order/deleteBooking.machine.ts',
    find: `{ ...context.order, paid: true }`,
    replace: `{ ...context.order, paid: false }`,
    breaks: 'Removing an order that was paid meanwhile does not warn that nothing is refunded.',
    killedBy: { suite: 'unit', run: 'tests/machines/deleteBooking.test.ts' },
  },
  {
    id: 'restock-added-twice',
    file: 'src/machines/stock/restock.machine.ts',
    find: `target: 'verifying', actions: assignFailure`,
    replace: `target: 'refused', actions: assignFailure`,
    breaks: 'A restock that was applied without a response is shown as failed, and the second try adds the stock again.',
    killedBy: { suite: 'unit', run: 'tests/machines/restock.test.ts' },
  },
  {
    id: 'admin-locked-out-offline',
    file: 'src/machines/admin/adminAccess.machine.ts',
    find: `(failureOf(error).status ?? 500) < 500`,
    replace: `(failureOf(error).status ?? 500) <= 500`,
    breaks: 'An administrator loses the open page when the connection fails for a moment.',
    killedBy: { suite: 'unit', run: 'tests/machines/adminAccess.test.ts' },
  },
  {
    id: 'sign-out-only-looks-done',
    file: 'src/machines/auth/auth.machine.ts',
    find: `{ target: 'signedIn', actions: { type: 'announceSignOutFailed'`,
    replace: `{ target: 'signedOut', actions: { type: 'announceSignOutFailed'`,
    breaks: 'A sign-out that failed looks done, and the next person at this computer finds the session open.',
    killedBy: { suite: 'unit', run: 'tests/machines/auth.test.ts' },
  },

  // Sandbox
  {
    id: 'sandbox-deletes-foreign-order',
    file: 'mocks/server/resolvers/bookings.ts',
    find: `requireOwner(caller, find(transaction, id).email);`,
    replace: `find(transaction, id);`,
    breaks: 'In the sandbox a shopper can delete the orders of others.',
    killedBy: { suite: 'unit', run: 'tests/contract/operations.test.ts' },
  },
  {
    id: 'booking-page-of-another-id',
    file: 'src/app/features/orders/booking/BookingRoute.tsx',
    find: `seen?.id === id ? seen : NOTHING_SEEN`,
    replace: `seen?.product._id === id ? seen : NOTHING_SEEN`,
    breaks: 'The booking page loads for ever if the backend writes the id of a tool in another way.',
    killedBy: { suite: 'unit', run: 'tests/reliability/mutatedAnswers.test.tsx' },
  },
  {
    id: 'sandbox-applies-outdated-stock',
    file: 'mocks/server/resolvers/products.ts',
    find: `if (!isMatch(ifMatch, tool))`,
    replace: `if (false)`,
    breaks: 'In the sandbox two devices sell the same item, although both send If-Match.',
    killedBy: { suite: 'unit', run: 'tests/contract/rules.test.ts' },
  },
  {
    id: 'login-without-proof',
    file: 'src/app/services/http/tokenPolicy.ts',
    find: `if (policy === 'proof') return idToken;`,
    replace: `if (policy === 'proof') return undefined;`,
    breaks: 'A backend that checks who calls refuses every login, so users cannot order or pay.',
    killedBy: { suite: 'unit', run: 'src/app/services/http/client.token.test.ts' },
  },
  {
    id: 'login-proof-of-another',
    file: 'src/app/services/firebase/idToken.ts',
    find: `sameEmail(currentUser.email ?? '', email) ?`,
    replace: `email !== '' ?`,
    breaks: 'The proof of one user is sent with the login of another.',
    killedBy: { suite: 'unit', run: 'src/app/services/firebase/idToken.test.ts' },
  },
  {
    id: 'page-read-renews-if-match',
    file: 'src/app/services/http/conditionalWrites.ts',
    find: `operation.method === 'PUT' || options.forUpdate === true`,
    replace: `true`,
    breaks: "A page's refetch makes an outdated stock look current, and the shop oversells.",
    killedBy: { suite: 'unit', run: 'src/app/services/http/client.conditional.test.ts' },
  },
  {
    id: 'sandbox-does-not-wake',
    file: 'mocks/worker.ts',
    find: `    await wake();\n`,
    replace: ``,
    breaks: 'The sandbox fails after the browser has stopped its idle worker.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/serviceWorker.e2e.ts' },
  },
  {
    id: 'kept-page-blocks-writes',
    file: 'mocks/store/databaseStore.ts',
    find: `worlds.get(KEY);
      worlds.transaction.commit();`,
    replace: `worlds.get(KEY);`,
    breaks: 'In Safari, no call that writes is answered after the user left a page of the sandbox while it was loading.',
    killedBy: { suite: 'browsers', run: 'tests/browsers/leaving.browsers.ts' },
  },
  {
    id: 'sandbox-needs-worker',
    file: 'mocks/browser.ts',
    find: `started ?? withinPage`,
    replace: `started ?? fetch`,
    breaks: 'The sandbox fails over plain http and in private windows, which have no service worker.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/serviceWorker.e2e.ts' },
  },

  {
    id: 'first-visit-waits-for-worker',
    file: 'mocks/browser.ts',
    find: `isControlled ? throughWorker : withinPage`,
    replace: `throughWorker`,
    breaks: 'The first visit shows no products until a service worker is loaded and installed.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/serviceWorker.e2e.ts' },
  },
  {
    id: 'each-read-looks-alone',
    file: 'mocks/store/world.ts',
    find: `nextRefresh ??= pageQueue`,
    replace: `nextRefresh = pageQueue`,
    breaks: 'The first page reads the whole world from the database once for each of its calls.',
    killedBy: { suite: 'unit', run: 'mocks/store/world.test.ts' },
  },

  // App
  {
    id: 'history-oldest-first',
    file: 'src/app/features/orders/history/connect.ts',
    find: `one.date < other.date ? 1 : -1`,
    replace: `one.date < other.date ? -1 : 1`,
    breaks: 'History begins with the oldest delivery.',
    killedBy: { suite: 'unit', run: 'src/app/features/orders/history/connect.test.ts' },
  },
  {
    id: 'reads-outlive-their-user',
    file: 'src/app/start.ts',
    find: `clearUserQueries(context.queries);`,
    replace: ``,
    breaks: 'The next person at this computer sees the orders and the profile of the previous one.',
    killedBy: { suite: 'unit', run: 'src/app/start.test.ts' },
  },
  {
    id: 'offline-unnoticed',
    file: 'src/app/features/shell/Shell.tsx',
    find: `useSyncExternalStore(platform.onConnectionChange, platform.isOnline, () => true)`,
    replace: `useSyncExternalStore(() => () => {}, platform.isOnline, () => true)`,
    breaks: 'The notice "You are offline" does not appear when the connection is lost.',
    killedBy: { suite: 'stories', run: 'src/app/features/shell/Offline.stories.tsx' },
  },
  {
    id: 'early-reads-stay-fresh',
    file: 'src/app/services/http/earlyReads.ts',
    find: `now() - createdAt < TAKEOVER_TIME && `,
    replace: ``,
    breaks: 'A user who comes back to a page sees the stock and prices of half an hour ago as current.',
    killedBy: { suite: 'unit', run: 'src/app/services/http/earlyReads.test.ts' },
  },
  {
    id: 'early-read-fails-unhandled',
    file: 'src/app/headScript.js',
    find: `response.catch(() => {});`,
    replace: ``,
    breaks: 'A visitor who loses the connection early causes an error that error reports count as a crash.',
    killedBy: { suite: 'unit', run: 'src/app/headScript.test.ts' },
  },
  {
    id: 'login-forgets-section',
    file: 'src/app/headScript.js',
    find: `pathname.slice(siteBase.length - 1) + hash`,
    replace: `pathname.slice(siteBase.length - 1)`,
    breaks: 'Who is sent to the sign-in page does not return to the section of the page that the link was about.',
    killedBy: { suite: 'unit', run: 'src/app/headScript.test.ts' },
  },
  {
    id: 'first-early-click-wins',
    file: 'src/app/headScript.js',
    find: `action.last = { element, submitter }`,
    replace: `action.last ??= { element, submitter }`,
    breaks: 'Before the code is there, a tap on Menu makes the sign-in that follows it get lost.',
    killedBy: { suite: 'unit', run: 'src/app/headScript.test.ts' },
  },
  {
    id: 'early-click-repeated-too-late',
    file: 'src/app/navigation/EarlyAction.tsx',
    find: `if (action.last !== last) action.last = null;`,
    replace: ``,
    breaks: 'The menu closes again for a user on a slow phone who tapped twice.',
    killedBy: { suite: 'stories', run: 'src/app/navigation/EarlyAction.stories.tsx' },
  },
  {
    id: 'sign-in-lost-during-check',
    file: 'src/app/features/auth/useAuth.ts',
    find: `[actor, isReady, early, platform]`,
    replace: `[actor, isReady, platform]`,
    breaks: 'A click on Log In does nothing if the identity service becomes ready while the form checks its fields.',
    killedBy: { suite: 'stories', run: 'src/app/features/auth/login/' },
  },
  {
    id: 'early-sign-in-lost-on-failure',
    file: 'src/app/features/auth/useAuth.ts',
    find: ` && snapshot.value !== 'unsettled'`,
    replace: ``,
    breaks: 'A sign-in that was sent before its code failed to load is gone after Retry.',
    killedBy: { suite: 'live', run: 'tests/live/missingCode.live.ts' },
  },
  {
    id: 'login-without-flows',
    file: 'src/app/runtime/FlowsProvider.tsx',
    find: `if (isUnneeded) store.start();`,
    replace: ``,
    breaks: 'A visitor without a session cannot sign in: the form waits for code that nobody loads.',
    killedBy: { suite: 'stories', run: 'src/app/features/auth/login/' },
  },
  {
    id: 'lists-of-home-all-at-once',
    file: 'src/app/features/shop/home/useInTurn.ts',
    find: `const isFirst = next === names[0];`,
    replace: `const isFirst = true;`,
    breaks: 'On a slow phone, home does not scroll or answer a tap while its lists arrive.',
    killedBy: { suite: 'stories', run: 'src/app/features/shop/home/' },
  },
  {
    id: 'lists-of-home-wait-too-long',
    file: 'src/app/features/shop/home/useInTurn.ts',
    find: `const LONGEST_DELAY = 300;`,
    replace: `const LONGEST_DELAY = 30_000;`,
    breaks: 'In a busy browser the lists of home stay placeholders although their answers are there.',
    killedBy: { suite: 'stories', run: 'src/app/features/shop/home/' },
  },
  {
    id: 'other-tabs-not-updated',
    file: 'src/app/App.tsx',
    find: `useEffect(() => subscribeToOtherTabs({ services, queries }), [services, queries]);`,
    replace: `void subscribeToOtherTabs;`,
    breaks: 'Bookings, payments and restocks of another tab do not show without a reload.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/tabs.e2e.ts' },
  },
  {
    id: 'heading-without-focus',
    file: 'src/app/navigation/RouteEffects.tsx',
    find: `if (!isFirstPage)`,
    replace: `if (isFirstPage)`,
    breaks: 'After a link, a screen reader does not announce the new page.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/navigation.e2e.ts' },
  },
  {
    id: 'scroll-lost-on-reload',
    file: 'src/app/navigation/scrollMemory.ts',
    find: `.slice(-MAX_ENTRIES)`,
    replace: `.slice(MAX_ENTRIES)`,
    breaks: 'A reload scrolls the page to the top.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/navigation.e2e.ts' },
  },
  {
    id: 'title-without-shop',
    file: 'src/app/navigation/PageTitle.tsx',
    find: '`${children} · Gadget Garage`',
    replace: 'children',
    breaks: 'Browser tabs and bookmarks do not name the shop.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/lists.e2e.ts' },
  },
  {
    id: 'link-loses-typed-text',
    file: 'src/app/navigation/RouterLink.tsx',
    find: `!guard.isBlocked()`,
    replace: `guard.isBlocked()`,
    breaks: 'A link discards an unsent review without a confirmation.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/reviews.e2e.ts' },
  },
  {
    id: 'admin-redirect-without-reason',
    file: 'src/app/features/admin/access/RequireAdmin.tsx',
    find: `state={toDenied(location, email)}`,
    replace: `state={{ origin: '/' }}`,
    breaks: 'A customer who opens an admin page lands on the home page without an explanation.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/adminAccess.e2e.ts' },
  },
  {
    id: 'filters-fill-history',
    file: 'src/app/collection/useSearchState.ts',
    find: `{ replace: true }`,
    replace: `{ replace: false }`,
    breaks: 'Back steps through every letter of a search instead of returning to the previous page.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/lists.e2e.ts' },
  },
  {
    id: 'export-ignores-filters',
    file: 'src/app/collection/table/useTable.ts',
    find: `useExport(definition, shown)`,
    replace: `useExport(definition, rows ?? none)`,
    breaks: 'The exported file contains all rows instead of those on the page.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/manageOrders.e2e.ts' },
  },
  {
    id: 'toast-stays-too-long',
    file: 'src/components/primitives/Toaster/Toaster.tsx',
    find: `TOAST_DURATION = 5000`,
    replace: `TOAST_DURATION = 50_000`,
    breaks: 'A toast covers the page for almost a minute.',
    killedBy: { suite: 'e2e', run: 'tests/e2e/toasts.e2e.ts' },
  },

  // Build
  {
    id: 'policy-blocks-stripe',
    file: 'scripts/live/securityHeaders.ts',
    find: `...identity.calls, 'https://api.stripe.com'`,
    replace: `...identity.calls`,
    breaks: 'Nobody can pay in the live shop: its content security policy blocks Stripe.',
    killedBy: { suite: 'tools', run: 'scripts/live/securityHeaders.test.ts' },
  },
  {
    id: 'worker-in-live-build',
    file: 'vite.config.ts',
    find: `...(isLive(mode) ? [] : [{ src: 'public-sandbox/*', dest: '.' }]),`,
    replace: `{ src: 'public-sandbox/*', dest: '.' },`,
    breaks: 'The live shop serves the worker of the sandbox.',
    killedBy: { suite: 'check', run: 'check:live', message: 'mockServiceWorker.js: mockServiceWorker' },
  },
  {
    id: 'machines-in-first-load',
    file: 'src/app/assemble.ts',
    find: `import { createFlowsStore } from './runtime/flowsStore.ts';`,
    replace: `import { createFlowsStore } from './runtime/flowsStore.ts';\nimport './start.ts';`,
    breaks: 'The first page is drawn later, because it loads all machines first.',
    killedBy: { suite: 'check', run: 'check:budgets', message: 'Over budget by' },
  },
];
