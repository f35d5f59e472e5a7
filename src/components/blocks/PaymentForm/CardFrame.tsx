import type { ComponentType, Ref } from 'react';
import { Field } from '../../primitives/Field/Field.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { CardSlot } from './CardSlot.tsx';

interface CardFrameProps {
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

/** Adds a label, a frame and a message to the provider's card field, which renders none of them. */
export function CardFrame({ error, ref, ...slot }: CardFrameProps) {
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
