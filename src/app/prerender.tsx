import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import '#components/theme/global.css.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { App } from './App.tsx';
import { Layout } from './Layout.tsx';
import { createLeaveGuard } from './navigation/leaveGuard.ts';
import { isPrerendered } from './navigation/page.ts';
import { BOOKING_PATH } from './navigation/paths.ts';
import { pages } from './pages.ts';
import { createQueryClient } from './queries/queryClient.ts';
import { createFlowsStore } from './runtime/flowsStore.ts';
import { createToastStore } from './runtime/toasts/toastStore.ts';
import { routes } from './routes.tsx';
import { waiting } from './runtime/waiting.tsx';
import { buildRequest, type CallInput } from './services/http/request.ts';
import { LICENCES_FILE } from './services/licencesFile.ts';
import type { Services } from './services/services.ts';

export { preloadPage } from './routes.tsx';

/** A page as HTML, before any of its data has arrived. */
export interface PrerenderedPage {
  /** The content of the page's root element. */
  html: string;
  /** Elements for the head: preloads of pictures that are visible at once, and the title. */
  head: string;
  /** The reads that the page makes first: what to pass to `fetch`. */
  reads: [url: string, init: RequestInit][];
}

/** The paths of the pages that the build writes. */
export const prerenderedPaths = pages.filter(isPrerendered).map(({ path }) => path);
/** The paths of the pages for signed-in users. */
export const guardedPaths = pages.filter(({ access }) => access !== 'everybody').map(({ path }) => path);

interface Site {
  /** The base path of the site, with a trailing slash. */
  siteBase: string;
  /** The base URL of the backend. null: it is in the page, so nothing can be read before the page's code is there. */
  apiBase: string | null;
}

const never = () => Promise.reject(new Error('Nothing is called while a page is prerendered'));
const nothing = () => () => {};

/** Services that answer nothing. Only effects would call them, and none runs here. */
const services: Services = {
  api: new Proxy({} as Services['api'], { get: () => never }),
  // A page may only ask if there is a connection.
  platform: { isOnline: () => true, onConnectionChange: nothing, wait: never } as unknown as Services['platform'],
  providers: new Promise(() => {}),
  startingNotice: null,
  isDemo: import.meta.env.MODE === 'sandbox',
};

/** The notice of the sandbox that is starting; null in the live shop. */
async function loadStartingNotice(): Promise<ReactNode> {
  if (!services.isDemo) return null;
  const { StartingNotice } = await import('../../mocks/ui/SandboxNotice.tsx');
  return <StartingNotice />;
}

/** The layout of every page, with a spinner in its place. */
const layout: RouteObject[] = [{ element: <Layout />, children: [{ path: '*', element: waiting }] }];

/** Returns what to pass to `fetch` for a read without a token. */
function readOf(name: OperationName, input: CallInput, site: { apiBase: string; siteBase: string }): PrerenderedPage['reads'][number] {
  const { url, init } = buildRequest(operations[name], input, { ...site, bearerToken: undefined });
  return [url, init];
}

/**
 * Renders a page of the shop as it is before anything is known: nobody's session, no data. The browser paints it before it has any code
 * (docs/decisions/0033-first-paint-before-react.md).
 * @param path the page's path without the site's base; null for the layout alone, with a spinner in the place of the page
 */
export async function prerenderPage(path: string | null, { siteBase, apiBase }: Site): Promise<PrerenderedPage> {
  const queries = createQueryClient(services.platform);
  const startingNotice = await loadStartingNotice();
  // A path that no link leads to, so that the bar marks none as the current one.
  const location = siteBase + (path ?? '/-').slice(1);
  const router = createMemoryRouter(path === null ? layout : routes, { basename: siteBase, initialEntries: [location] });
  const site = (
    <App
      services={{ ...services, startingNotice, licencesHref: siteBase + LICENCES_FILE }}
      queries={queries}
      toasts={createToastStore()}
      flows={createFlowsStore({ load: never, platform: services.platform, storedSession: { exists: () => false, onChange: nothing } })}
      guard={createLeaveGuard()}
      scroll={{ enter: () => {} }}
      siteBase={siteBase}
    >
      <RouterProvider router={router} />
    </App>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    site,
    // React would put long parts at the end, and move them with an inline script, which the policy forbids.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let text = '';
  for await (const part of prelude) text += String(part);
  if (errors.length > 0) throw new AggregateError(errors, `${path ?? 'The layout'} cannot be prerendered`);
  // React puts what belongs in the head before everything else.
  const head = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/.exec(text)?.[0] ?? '';
  const reads =
    apiBase === null
      ? []
      : queries
          .getQueryCache()
          .getAll()
          .flatMap(({ queryKey, options }) => {
            const [name, input] = queryKey as [OperationName, CallInput];
            const isOff = 'enabled' in options && options.enabled === false;
            if (isOff || operations[name].access !== 'public') return [];
            return [readOf(name, input, { apiBase, siteBase })];
          });
  return { html: text.slice(head.length), head, reads };
}

/**
 * Returns the first reads of the pages for signed-in users, by the path of the page: those that need no token. `_id_` at the end of a URL
 * stands for the id at the end of the path. A booking looks for its product among the car tools first (queries/findProduct.ts).
 */
export function guardedReads({ siteBase, apiBase }: Site): Map<string, PrerenderedPage['reads']> {
  if (apiBase === null) return new Map();
  return new Map([[BOOKING_PATH, [readOf('getTool', { id: '_id_' }, { apiBase, siteBase })]]]);
}
