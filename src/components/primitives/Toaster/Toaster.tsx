'use client';

import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { Icon } from '../Icon/Icon.tsx';
import { useSite } from '../Link/SiteProvider.tsx';
import * as css from './Toaster.css.ts';

/** The default duration of a toast in milliseconds (docs/spec.md#constants). */
const TOAST_DURATION = 5000;

const ICONS = { good: CircleCheck, neutral: Info, critical: CircleAlert };

/** A temporary message. */
export interface Toast {
  id: string;
  /** `good`: the action succeeded; `neutral`: nothing changed; `critical`: the action failed, announced immediately. */
  tone: keyof typeof css.tones;
  /** A sentence. */
  text: string;
  /** The next step. The toast is gone soon, so the page it leads to must have another way to it. */
  link?: ToastLink;
}

/** A link in a toast. */
export interface ToastLink {
  href: string;
  label: string;
  /** Tells screen reader users how to get there when the toast is gone: 'You can pay in My Orders.' */
  hint: string;
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Called when a toast's duration ends or the user dismisses it. */
  onDismiss: (id: string) => void;
  /** The duration of each toast in milliseconds. Hover and focus pause the timer. @default 5000 */
  duration?: number;
}

/**
 * Temporary messages above everything. Mount it once. F8 moves focus to them; Escape or a swipe dismisses one. Use Notice for a message
 * that must stay.
 */
export function Toaster({ toasts, onDismiss, duration = TOAST_DURATION }: ToasterProps) {
  const { LinkComponent } = useSite();
  return (
    <Radix.Provider duration={duration} swipeDirection="right">
      {toasts.map(({ id, tone, text, link }) => (
        <Radix.Root
          key={id}
          open
          className={css.toast}
          type={tone === 'critical' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onDismiss(id);
          }}
        >
          <span className={css.tones[tone]}>
            <Icon icon={ICONS[tone]} />
          </span>
          <div className={css.text}>
            <Radix.Title>{text}</Radix.Title>
            {link !== undefined && (
              <Radix.Action altText={link.hint} asChild>
                <LinkComponent href={link.href} className={css.link}>
                  {link.label}
                </LinkComponent>
              </Radix.Action>
            )}
          </div>
          <Radix.Close className={css.close} aria-label="Dismiss">
            <Icon icon={X} size="small" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={css.viewport} />
    </Radix.Provider>
  );
}
