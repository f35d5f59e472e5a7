import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { TOAST_DURATION } from './toastDuration.ts';
import { close, icon, text, toast as toastLook, tones, viewport } from './Toaster.css.ts';

const ICONS = { good: CircleCheck, neutral: Info, critical: CircleAlert };

export interface Toast {
  id: string;
  /** `good`: it was done; `neutral`: nothing changed; `critical`: it failed, announced at once. */
  tone: keyof typeof tones;
  /** A sentence. */
  text: string;
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Its time is over, or it was sent away. */
  onDismiss: (id: string) => void;
  /** How long each stays, in milliseconds; hover and focus stop the clock. @default 5000 */
  duration?: number;
}

/** Messages that pass, over everything, mounted once. F8 leads to them; Escape and a swipe send them away. One that must stay is a Notice. */
export function Toaster({ toasts, onDismiss, duration = TOAST_DURATION }: ToasterProps) {
  return (
    <Radix.Provider duration={duration} swipeDirection="right">
      {toasts.map(({ id, tone, text: words }) => {
        const Icon = ICONS[tone];
        return (
          <Radix.Root
            key={id}
            open
            className={toastLook}
            type={tone === 'critical' ? 'foreground' : 'background'}
            onOpenChange={(open) => {
              if (!open) onDismiss(id);
            }}
          >
            <Icon className={tones[tone]} aria-hidden="true" />
            <Radix.Title className={text}>{words}</Radix.Title>
            <Radix.Close className={close} aria-label="Dismiss">
              <X className={icon} aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className={viewport} />
    </Radix.Provider>
  );
}
