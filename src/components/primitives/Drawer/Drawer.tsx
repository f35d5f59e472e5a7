'use client';

import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { close, scrim } from '../Dialog/Dialog.css.ts';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Icon } from '../Icon/Icon.tsx';
import { isInputMethodKey } from '../isInputMethodKey.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps {
  /** Names the drawer. Shown in its header. */
  title: string;
  /** Called on Escape, a click outside or Close, but not when the user follows a link inside. */
  onClose: () => void;
  /** `bottom` for controls, within reach of a thumb; `side` for links. @default 'side' */
  edge?: keyof typeof css.panels;
  children: ReactNode;
}

/**
 * A panel that slides in over the page on a phone, for content that a wide window shows beside or above the page. Open while mounted. Use
 * Dialog for a question or a form.
 */
export function Drawer({ title, onClose, edge = 'side', children }: DrawerProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  /** Keeps focus on the new page's heading if the user followed a link inside. */
  const returnFocus = (event: Event) => {
    if (document.activeElement === document.body) onCloseAutoFocus(event);
    else event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className={scrim} />
        <Radix.Content
          className={css.panels[edge]}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => isInputMethodKey(event) && event.preventDefault()}
          aria-describedby={undefined}
        >
          <div className={css.header}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close className={close} aria-label="Close">
              <Icon icon={X} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
