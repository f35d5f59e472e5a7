import { useCallback, useRef, useState, type ComponentType } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { frame } from './PaymentForm.css.ts';

interface CardSlotProps extends CardFieldProps {
  /** Renders the field itself. */
  cardField: ComponentType<CardFieldProps>;
  /** true if the field could not be loaded. Shows Retry. */
  isUnavailable: boolean;
}

/** The box around the provider's field. If the field could not be loaded, Retry mounts a new one. */
export function CardSlot({ cardField: CardField, isUnavailable, onChange, ...field }: CardSlotProps) {
  const [attempt, setAttempt] = useState({ number: 0, isAwaited: false });
  const retry = useRef<HTMLButtonElement>(null);
  const { id } = field;
  const hear = useCallback(
    (entry: CardEntry) => {
      onChange(entry);
      setAttempt(({ number }) => ({ number, isAwaited: false }));
      // Retry is about to disappear, so move its focus into the new field.
      if (entry.state !== 'unavailable' && retry.current?.contains(document.activeElement)) document.getElementById(id)?.focus();
    },
    [onChange, id],
  );
  const replace = () => {
    setAttempt(({ number }) => ({ number: number + 1, isAwaited: true }));
    // Clear the message, so that it is announced again if this attempt fails too.
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
