import type { QueryClient } from '@tanstack/react-query';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { Services } from '../services/services.ts';
import type { SessionSource } from './session.ts';
import type { ToastStore } from './toasts/toastStore.ts';

type Observer = NonNullable<ActorOptions<AnyActorLogic>['inspect']>;

/** The services, the query client, the toasts and the navigation, which every flow receives. */
export interface FlowContext extends Services {
  queries: QueryClient;
  toasts: ToastStore;
  /** Opens a page. `path`: within the site. */
  goTo: (path: string) => void;
  /** The email of the signed-in user, or ''. */
  currentEmail: () => string;
  /** Observes all actors, as the sandbox's dock does (https://stately.ai/docs/inspection). */
  inspect?: Observer;
}

/**
 * A flow is work that outlives its page, such as placing an order or paying. It lives as long as the app, so a pending request continues
 * when its page is left. startFlows.ts lists all flows.
 */
export interface Flow {
  readonly key: FlowKey<Flow>;
  /**
   * True while a request is pending whose result the user must see. Signing out is refused until it is done, and closing the tab asks
   * first.
   */
  hasPendingWork(): boolean;
  /** The reason why the user cannot sign out now, for the user to read, although nothing is pending; null if they can. */
  reasonToStay?(): string | null;
  /** True if only this tab can find out the result of earlier work. Closing the tab then asks for confirmation; signing out does not. */
  isOnlyInThisTab?(): boolean;
  /** Resumes what earlier visits of this user left unfinished. `signal` aborts when the user changes. Never throws. */
  resumeUser?(identity: Identity, signal: AbortSignal): void;
  /** Drops everything that belongs to the user, who has signed out or was replaced by another one. */
  resetUser(): void;
  /** Drops everything that is no longer valid after the sandbox was reset to its seed. */
  resetWorld?(): void;
}

/**
 * Identifies a flow, so that a page can find it: `useFlow(ordersFlow)`. If only some pages need its actors, the key's module has none, and
 * such a page passes the function that creates them: `useFlow(ordersFlow).getOrCreate(createOrders)`.
 */
export interface FlowKey<Running extends Flow> {
  /** The name of its pending work, as in 'Your booking is still being sent.' */
  readonly pendingWork: string;
  /** Never set: it only carries the type. */
  readonly type?: Running;
}

/** The running flows. */
export interface Flows {
  session: SessionSource;
  /** All flows, in the order in which signing out asks them. */
  all: readonly Flow[];
  /** Returns a flow by its key. Throws if startFlows.ts does not list it. */
  get: <Running extends Flow>(key: FlowKey<Running>) => Running;
}

/** Collects the running flows. */
export const createFlows = (session: SessionSource, all: readonly Flow[]): Flows => ({
  session,
  all,
  get: <Running extends Flow>(key: FlowKey<Running>) => {
    const flow = all.find((running) => running.key === key);
    if (flow === undefined) throw new Error(`No flow for ${key.pendingWork} is running`);
    return flow as Running;
  },
});
