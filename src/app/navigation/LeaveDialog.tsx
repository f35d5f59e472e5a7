import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { Boundary } from './Boundary.tsx';
import { useSiteNavigation } from './SiteNavigation.ts';

const load = () => import('#components/primitives/ConfirmDialog/ConfirmDialog.tsx');
const ConfirmDialog = lazyWithRetry(async () => (await load()).ConfirmDialog);

const never = () => false;

/**
 * Asks before unsaved input is lost. Render it with every page that has a form. If the dialog cannot be rendered, the navigation is
 * canceled.
 */
export function LeaveDialog() {
  const { guard } = useSiteNavigation();
  const isAsking = useSyncExternalStore(guard.subscribe, guard.isAsking, never);
  // Load the dialog as soon as there is unsaved input, because the connection may be lost later.
  useEffect(() => guard.onBlock(() => void load().catch(() => {})), [guard]);
  if (!isAsking) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <ConfirmDialog
          state="asking"
          question="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={guard.confirm}
          onCancel={guard.cancel}
        >
          What you typed on this page has not been sent, and would be lost.
        </ConfirmDialog>
      </Suspense>
    </Boundary>
  );
}
