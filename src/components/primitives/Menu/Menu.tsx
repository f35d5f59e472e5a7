import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useSite } from '../Link/useSite.ts';
import { icon as iconLook, item as itemLook, menu } from './Menu.css.ts';

/** A place to go or a thing to do. */
export type MenuItem = { label: string; icon?: ReactNode } & ({ href: string } | { onSelect: () => void });

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** The button that opens it: one element that takes a button's props and ref. It has its own name. */
  trigger: ReactElement;
  /** Each with its own label. */
  items: readonly MenuItem[];
  /** Open from the start, for a menu whose code came with the press. @default false */
  defaultOpen?: boolean;
}

/**
 * A few things to do or places to go, behind a button. Focus returns to the button, except when a link was followed; what was
 * chosen is done after that, so that a dialog it opens can give the focus back to the button.
 */
export function Menu({ label, trigger, items, defaultOpen = false }: MenuProps) {
  const { LinkComponent } = useSite();
  const followed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={menu}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => {
            // The page that was gone to places the focus.
            if (followed.current) event.preventDefault();
            followed.current = false;
            if (chosen.current === null) return;
            event.preventDefault();
            button.current?.focus();
            chosen.current();
            chosen.current = null;
          }}
        >
          {items.map((item) => {
            const inside = (
              <>
                {item.icon !== undefined && <span className={iconLook}>{item.icon}</span>}
                {item.label}
              </>
            );
            return 'href' in item ? (
              <Radix.Item key={item.label} className={itemLook} asChild onSelect={() => (followed.current = true)}>
                <LinkComponent href={item.href}>{inside}</LinkComponent>
              </Radix.Item>
            ) : (
              <Radix.Item key={item.label} className={itemLook} onSelect={() => (chosen.current = item.onSelect)}>
                {inside}
              </Radix.Item>
            );
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
