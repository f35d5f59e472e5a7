'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as css from '../Dialog/Dialog.css.ts';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Notice } from '../Notice/Notice.tsx';

export interface ConfirmDialogProps {
  /** The whole question, such as 'Are You Sure ?'. Names the dialog. */
  question: string;
  /** Explains the consequences. Read as the dialog's description. */
  children?: ReactNode;
  /** The action in a word, such as 'Remove'. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `busy` while the action is pending: nothing closes the dialog. `failed` shows `message` and allows a retry. */
  state: 'asking' | 'busy' | 'failed';
  /** The reason for the failure. While `asking`, it reports a change since the dialog opened and moves focus back to Cancel. */
  message?: string | undefined;
  onConfirm: () => void;
  /** Called on Cancel and Escape. */
  onCancel: () => void;
}

/** Asks for confirmation before an action that cannot be undone. Open while mounted. Focuses Cancel first. Use Dialog for anything else. */
export function ConfirmDialog({
  question,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  state,
  message,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const busy = state === 'busy';
  const changeMessage = state === 'asking' ? message : undefined;
  useEffect(() => {
    if (changeMessage !== undefined) cancelButton.current?.focus();
  }, [changeMessage]);
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Radix.Root open onOpenChange={cancel}>
      <Radix.Portal>
        <div className={css.overlay}>
          <Radix.Content
            role="alertdialog"
            aria-modal="true"
            className={`${css.panel} ${css.sizes.confirm}`}
            aria-describedby={children === undefined ? undefined : id}
            data-state={state}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              onOpenAutoFocus();
              cancelButton.current?.focus();
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            onInteractOutside={(event) => event.preventDefault()}
          >
            <Radix.Title className={css.question}>{question}</Radix.Title>
            <div className={`${css.body} ${css.consequences}`}>
              {children !== undefined && <div id={id}>{children}</div>}
              {state !== 'busy' && message !== undefined && <Notice tone="critical">{message}</Notice>}
            </div>
            <div className={css.footer}>
              <Button ref={cancelButton} state={busy ? 'unavailable' : 'ready'} onClick={cancel}>
                {cancelLabel}
              </Button>
              <Button tone="critical" state={busy ? 'busy' : 'ready'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
