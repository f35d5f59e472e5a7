import { useCallback, useRef, useState, type ComponentType } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { frame } from './PaymentForm.css.ts';

interface CardSlotProps extends CardFieldProps {
  /** What draws the field itself. */
  cardField: ComponentType<CardFieldProps>;
  /** Whether the field did not come, so that another one may be asked for. */
  isUnavailable: boolean;
}

/** The box that the provider's field stands in, and the way to have a new field put there when none came. */
export function CardSlot({ cardField: CardField, isUnavailable, onChange, ...field }: CardSlotProps) {
  const [attempt, setAttempt] = useState({ number: 0, isAwaited: false });
  const retry = useRef<HTMLButtonElement>(null);
  const { id } = field;
  const hear = useCallback(
    (entry: CardEntry) => {
      onChange(entry);
      setAttempt(({ number }) => ({ number, isAwaited: false }));
      // Whoever asked for the field is led into it: the button they pressed goes.
      if (entry.state !== 'unavailable' && retry.current?.contains(document.activeElement)) document.getElementById(id)?.focus();
    },
    [onChange, id],
  );
  const replace = () => {
    setAttempt(({ number }) => ({ number: number + 1, isAwaited: true }));
    // The message goes, so that it is announced again if it has to come back.
    onChange({ state: 'empty', message: '' });
  };
  return (
    <div className={frame} data-state={field.invalid ? 'invalid' : field.state}>
      <CardField key={attempt.number} {...field} onChange={hear} />
      {(isUnavailable || attempt.isAwaited) && (
        <Button ref={retry} size="small" state={attempt.isAwaited ? 'busy' : 'ready'} onClick={replace}>
          Retry
        </Button>
      )}
    </div>
  );
}
