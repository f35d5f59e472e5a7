import type { ComponentType, Ref } from 'react';
import { Field } from '../../primitives/Field/Field.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { frame } from './PaymentForm.css.ts';

interface CardFrameProps {
  /** What draws the field itself. */
  cardField: ComponentType<CardFieldProps>;
  state: CardFieldProps['state'];
  /** What is wrong, beside the field. */
  error: string | undefined;
  onChange: (entry: CardEntry) => void;
  /** Around all of it. */
  ref: Ref<HTMLDivElement>;
}

/** Label, frame and message around the provider's card field, which draws none of them. */
export function CardFrame({ cardField: CardField, state, error, onChange, ref }: CardFrameProps) {
  return (
    <div ref={ref}>
      <Field label="Card" error={error}>
        {({ id, 'aria-describedby': describedBy }) => (
          <div className={frame} data-state={error === undefined ? state : 'invalid'}>
            <CardField id={id} describedBy={describedBy} invalid={error !== undefined} state={state} onChange={onChange} />
          </div>
        )}
      </Field>
    </div>
  );
}
