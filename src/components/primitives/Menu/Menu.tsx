'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useSite } from '../Link/SiteProvider.tsx';
import { focusPageHeading } from '../PageHeading/focusPageHeading.ts';
import * as css from './Menu.css.ts';

/** A link or an action. */
export type MenuItem = { label: string; icon?: ReactNode } & ({ href: string } | { onSelect: () => void });

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** The button that opens the menu: one element with its own name that accepts a button's props and ref. */
  trigger: ReactElement;
  /** Labels must be unique. */
  items: readonly MenuItem[];
  /** Opens on mount, for a menu whose code loads when its button is clicked. @default false */
  defaultOpen?: boolean;
}

/**
 * A few actions or links behind a button. Focus returns to the button unless a link was followed. The selected action runs after that, so
 * that a dialog it opens can return focus to the button. If the action removes the menu, the page's heading gets focus.
 */
export function Menu({ label, trigger, items, defaultOpen = false }: MenuProps) {
  const { LinkComponent } = useSite();
  const followed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  // An action such as Sign Out may remove the focused button. Its effect ends before the button is gone.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === button.current) focusPageHeading();
    },
    [],
  );
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        className={css.menu}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
        aria-labelledby={undefined}
        // Radix would set `ltr`, because it does not know the direction of the page around the menu.
        {...{ dir: undefined }}
        onCloseAutoFocus={(event) => {
          // The new page sets focus.
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
              {item.icon !== undefined && <span className={css.icon}>{item.icon}</span>}
              {item.label}
            </>
          );
          return 'href' in item ? (
            <Radix.Item key={item.label} className={css.item} asChild onSelect={() => (followed.current = true)}>
              <LinkComponent href={item.href}>{inside}</LinkComponent>
            </Radix.Item>
          ) : (
            <Radix.Item key={item.label} className={css.item} onSelect={() => (chosen.current = item.onSelect)}>
              {inside}
            </Radix.Item>
          );
        })}
      </Radix.Content>
    </Radix.Root>
  );
}
