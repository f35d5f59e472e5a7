import { useSiteNavigation } from '../navigation/SiteNavigation.ts';
import type { Flow } from './flow.ts';
import { useFlows } from './FlowsProvider.tsx';
import { useToasts } from './toasts/toastStore.ts';

const reasonToStay = (flow: Flow): string | null =>
  flow.hasPendingWork() ? `Your ${flow.key.pendingWork} is still being sent. Sign out when it is done.` : (flow.reasonToStay?.() ?? null);

/**
 * Returns a function that signs out. Shows a toast instead while a flow has pending work, whose result the user would not see. Asks first
 * if unsaved input would be lost.
 */
export function useSignOut(): () => void {
  const toasts = useToasts();
  const flows = useFlows();
  const { guard } = useSiteNavigation();
  const unlessPending = (go: () => void) => {
    const reason = flows?.all.map(reasonToStay).find((text) => text !== null);
    if (reason === undefined) go();
    else toasts.add({ tone: 'neutral', text: reason });
  };
  // While the guard asks, a request may start.
  return () => unlessPending(() => guard.leave(() => unlessPending(() => flows?.session.signOut())));
}
