'use client';

import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { isInputMethodKey } from '../isInputMethodKey.ts';
import * as css from './Dialog.css.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Called on Escape, a click outside or Close. The parent must then set `open` to false. */
  onClose: () => void;
  /** `confirm` for a question or a short form, `wide` for details. @default 'confirm' */
  size?: keyof typeof css.sizes;
  /** `locked` while closing would lose the response to a pending request: nothing closes the dialog. @default 'free' */
  dismissal?: 'free' | 'locked';
  /** The element that gets focus first: Close, or the first editable field. @default 'close' */
  initialFocus?: 'close' | 'field';
  children?: ReactNode;
  /** Buttons, the primary one last. Stays visible while the content scrolls, unless the window is low. */
  footer?: ReactNode;
}

/** A modal dialog. Traps focus, and returns it when closed. Use ConfirmDialog to ask for confirmation. */
export function Dialog({
  title,
  open,
  onClose,
  size = 'confirm',
  dismissal = 'free',
  initialFocus = 'close',
  children,
  footer,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const focusInitial = (event: Event) => {
    onOpenAutoFocus();
    const field = initialFocus === 'field' ? content.current?.querySelector<HTMLElement>('input:not([readonly]), textarea, select') : null;
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  const change = (next: boolean) => {
    if (!next && dismissal === 'free') onClose();
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <div className={css.overlay}>
          <Radix.Content
            ref={content}
            onOpenAutoFocus={focusInitial}
            onCloseAutoFocus={onCloseAutoFocus}
            onEscapeKeyDown={(event) => isInputMethodKey(event) && event.preventDefault()}
            className={`${css.panel} ${css.sizes[size]}`}
            aria-describedby={undefined}
            aria-busy={dismissal === 'locked' || undefined}
          >
            <div className={css.header}>
              <Radix.Title className={css.title} dir="auto">
                {title}
              </Radix.Title>
              <Radix.Close className={css.close} aria-label="Close" aria-disabled={dismissal === 'locked' || undefined}>
                <Icon icon={X} />
              </Radix.Close>
            </div>
            <div className={css.body}>{children}</div>
            {footer !== undefined && <div className={css.footer}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
