import { useId } from 'react';
import type { RestockForm as Entry } from '#contract/forms/restock.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import type { OpenRestock } from './manageToolsView.ts';
import { RestockForm } from './RestockForm.tsx';
import { RestockNotice } from './RestockNotice.tsx';

interface RestockDialogProps {
  restock: OpenRestock;
  onSubmit: (amount: Entry['amount']) => void;
  onCheckAgain: () => void;
  onClose: () => void;
}

/** Restocks one tool (docs/spec.md#manage-car-tools). Renders the same form in all states, so that no input is lost. */
export function RestockDialog({ restock, onSubmit, onCheckAgain, onClose }: RestockDialogProps) {
  const form = useId();
  const isSending = restock.state === 'sending';
  const isHeld = isSending || restock.state === 'gone' || restock.state === 'unconfirmed';
  const footer = (
    <>
      <RestockNotice restock={restock} onCheckAgain={onCheckAgain} />
      <Button state={isSending ? 'unavailable' : 'ready'} onClick={onClose}>
        {restock.state === 'gone' || restock.state === 'unconfirmed' ? 'Close' : 'Cancel'}
      </Button>
      {restock.state !== 'gone' && (
        <Button type="submit" form={form} tone="accent" state={isSending ? 'busy' : isHeld ? 'unavailable' : 'ready'}>
          Restock
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={restock.name} open dismissal={isSending ? 'locked' : 'free'} initialFocus="field" onClose={onClose} footer={footer}>
      <RestockForm id={form} restock={restock} state={isHeld ? 'held' : 'ready'} onSubmit={onSubmit} />
    </Dialog>
  );
}
