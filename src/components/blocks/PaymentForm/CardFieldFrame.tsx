'use client';

import { useCallback, useRef, useState, type ComponentType, type Ref } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import * as css from './PaymentForm.css.ts';

interface CardFieldFrameProps {
  /** Renders the field itself. */
  cardField: ComponentType<CardFieldProps>;
  state: CardFieldProps['state'];
  /** The error message of the field. */
  error: string | undefined;
  /** true if the field could not be loaded. */
  isUnavailable: boolean;
  onChange: (entry: CardEntry) => void;
  /** The element around label, field and message. */
  ref: Ref<HTMLDivElement>;
}

/** Adds a label, a frame and a message to the provider's card field, which renders only the inputs. */
export function CardFieldFrame({ error, ref, ...slot }: CardFieldFrameProps) {
  return (
    <div ref={ref}>
      <Field label="Card" error={error}>
        {({ id, 'aria-describedby': describedBy }) => (
          <CardSlot {...slot} id={id} describedBy={describedBy} invalid={error !== undefined} />
        )}
      </Field>
    </div>
  );
}

interface CardSlotProps extends CardFieldProps {
  /** Renders the field itself. */
  cardField: ComponentType<CardFieldProps>;
  /** true if the field could not be loaded. Shows Retry. */
  isUnavailable: boolean;
}

/** The box around the provider's field. If the field could not be loaded, Retry mounts a new one. */
function CardSlot({ cardField: CardField, isUnavailable, onChange, ...field }: CardSlotProps) {
  const [attempt, setAttempt] = useState({ number: 0, isAwaited: false });
  const retry = useRef<HTMLButtonElement>(null);
  const { id } = field;
  const listener = useCallback(
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
    <div className={css.frame} data-state={field.invalid ? 'invalid' : field.state}>
      <CardField key={attempt.number} {...field} onChange={listener} />
      {(isUnavailable || attempt.isAwaited) && (
        <Button ref={retry} size="small" state={attempt.isAwaited ? 'busy' : 'ready'} onClick={replace}>
          Retry
        </Button>
      )}
    </div>
  );
}
