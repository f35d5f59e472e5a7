import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#components/lazyPart.tsx';
import { Boundary } from './Boundary.tsx';
import { guardHistory } from './guardHistory.ts';
import { useLeaveGuard } from './LeaveGuardProvider.ts';

const load = () => import('#components/primitives/ConfirmDialog/ConfirmDialog.tsx');
const ConfirmDialog = lazyPart(async () => (await load()).ConfirmDialog);

/** Asks before something typed is lost; on every page that has anything to type. Where the question cannot be drawn the page stays. */
export function LeaveQuestion() {
  const guard = useLeaveGuard();
  const isAsking = useSyncExternalStore(guard.subscribe, guard.isAsking);
  useEffect(() => guardHistory(guard, window), [guard]);
  // Its code comes as soon as there is something to lose: later there may be no connection.
  useEffect(() => guard.onHold(() => void load().catch(() => {})), [guard]);
  if (!isAsking) return null;
  return (
    <Boundary attempt="question" fallback={() => null}>
      <Suspense fallback={null}>
        <ConfirmDialog
          state="asking"
          question="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={guard.goOn}
          onCancel={guard.stay}
        >
          What you typed on this page has not been sent, and would be lost.
        </ConfirmDialog>
      </Suspense>
    </Boundary>
  );
}
