import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { close } from '../Dialog/Dialog.css.ts';
import { scrim } from '../Dialog/scrim.css.ts';
import { useFocusReturn } from '../Dialog/useFocusReturn.ts';
import { Icon } from '../Icon/Icon.tsx';
import { head, panel, title as titleLook } from './Drawer.css.ts';

export interface DrawerProps {
  /** Names the drawer, at its head. */
  title: string;
  /** Escape, a press outside or Close; a link inside that was followed closes nothing by itself. */
  onClose: () => void;
  children: ReactNode;
}

/** What stands beside the page on a wide window, and slides in over it on a phone; open for as long as it is mounted. For a question or a form use Dialog. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  /** A link inside may have led to a page whose heading has the focus by now: there it stays. */
  const returnFocus = (event: Event) => {
    if (document.activeElement === document.body) onCloseAutoFocus(event);
    else event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className={scrim} />
        <Radix.Content className={panel} onOpenAutoFocus={onOpenAutoFocus} onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
          <div className={head}>
            <Radix.Title className={titleLook}>{title}</Radix.Title>
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
