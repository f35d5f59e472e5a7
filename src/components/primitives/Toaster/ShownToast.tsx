'use client';

import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type PointerEventHandler, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { isInputMethodKey } from '../isInputMethodKey.ts';
import { useSite } from '../Link/SiteProvider.tsx';
import { countTime } from './countTime.ts';
import type { Toast } from './toast.ts';
import * as css from './Toaster.css.ts';

const ICONS = { good: CircleCheck, neutral: Info, critical: CircleAlert };

interface ShownToastProps {
  toast: Toast;
  /** In milliseconds. */
  duration: number;
  /** The list of the toasts. */
  list: RefObject<HTMLElement | null>;
  /** True while another window has the focus. */
  isAway: RefObject<boolean>;
  /** Called before a swipe. */
  onPointerDown: PointerEventHandler;
  onDismiss: () => void;
}

/** One toast. One with a link waits until no dialog is open, because the keyboard does not leave a dialog. */
export function ShownToast({ toast: { tone, text, link }, duration, list, isAway, onPointerDown, onDismiss }: ShownToastProps) {
  const { LinkComponent } = useSite();
  const toast = useRef<HTMLLIElement>(null);
  const hasLink = link !== undefined;
  const [isHeld, setIsHeld] = useState(hasLink);
  const dismiss = useEffectEvent(onDismiss);
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    const look = () => setIsHeld(isBehindDialog(list.current));
    look();
    const dialogs = new MutationObserver(look);
    dialogs.observe(document, { subtree: true, attributeFilter: HIDING });
    return () => dialogs.disconnect();
  }, [isHeld, list]);
  useEffect(() => {
    if (isHeld) return undefined;
    const isRunning = () =>
      !isAway.current && toast.current !== null && isReadable(toast.current) && !(hasLink && isBehindDialog(toast.current));
    return countTime({ duration, isRunning, onEnd: () => dismiss() });
  }, [isHeld, duration, hasLink, isAway]);
  if (isHeld) return null;
  return (
    <Radix.Root
      ref={toast}
      open
      className={css.toast}
      onPointerDown={onPointerDown}
      onEscapeKeyDown={(event) => {
        if (isInputMethodKey(event)) event.preventDefault();
      }}
      type={tone === 'critical' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <span className={css.tones[tone]}>
        <Icon icon={ICONS[tone]} />
      </span>
      <div className={css.text}>
        <Radix.Title>{text}</Radix.Title>
        {hasLink && (
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
  );
}

/** The attributes with which a dialog takes the page behind it from screen readers. */
const HIDING = ['aria-hidden', 'inert'];

const isBehindDialog = (element: HTMLElement | null) => element?.closest('[aria-hidden="true"], [inert]') != null;

/** True while people can see a toast in full, and neither the pointer nor the focus is on the toasts. */
function isReadable(toast: HTMLElement): boolean {
  // ':is' accepts what a browser does not know.
  const isFading = toast.getAnimations().length > 0 || document.documentElement.matches(':is(:active-view-transition)');
  // On a touch screen, what was touched last stays hovered.
  const isInUse = matchMedia('(hover: hover)').matches ? ':is(:hover, :active, :focus-within)' : ':is(:active, :focus-within)';
  return !document.hidden && !isFading && toast.parentElement?.matches(isInUse) === false;
}
