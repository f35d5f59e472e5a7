import type { ComponentType, Ref } from 'react';
import { Field } from '../../primitives/Field/Field.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { CardSlot } from './CardSlot.tsx';

interface CardFrameProps {
  /** What draws the field itself. */
  cardField: ComponentType<CardFieldProps>;
  state: CardFieldProps['state'];
  /** What is wrong, beside the field. */
  error: string | undefined;
  /** Whether the field did not come. */
  isUnavailable: boolean;
  onChange: (entry: CardEntry) => void;
  /** Around all of it. */
  ref: Ref<HTMLDivElement>;
}

/** Label, frame and message around the provider's card field, which draws none of them. */
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
