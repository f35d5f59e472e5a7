'use client';

import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { type Brand, brandOf, cvcLengthOf, entryOf, errorOfExpiry, errorOfNumber, noCard, type TypedCard } from '../payments/cardEntry.ts';
import { cvcRules, expiryRules, numberRules } from '../payments/cardFormat.ts';
import { brand as brandLook, field, parts, row, widths } from './SandboxCardField.css.ts';
import { CARD_FIELDS } from '../recorder/notRecorded.ts';
import { DigitInput } from './DigitInput.tsx';
import { TestCards } from './TestCards.tsx';

/** Short names that fit on a small card. */
const SHORT: Record<Exclude<Brand, ''>, string> = { Visa: 'Visa', Mastercard: 'MC', 'American Express': 'Amex', Discover: 'Disc' };

interface BrandMarkProps {
  /** The card number, as far as it is typed. */
  number: string;
}

/** Shows the brand of a card as soon as its number identifies it. */
function BrandMark({ number }: BrandMarkProps) {
  const brand = brandOf(number);
  if (brand === '')
    return (
      <span className={brandLook}>
        <Icon icon={CreditCard} size="small" />
      </span>
    );
  return (
    <span className={brandLook} data-brand="known" role="img" aria-label={brand}>
      {SHORT[brand]}
    </span>
  );
}

export interface SandboxCardFieldProps extends CardFieldProps {
  /** The current time in milliseconds since 1970. Cards that expired before are invalid. */
  now: () => number;
  /** Called with all digits of the card, and with null when the field unmounts. */
  onCard: (card: TypedCard | null) => void;
}

/** A fake of Stripe's card element: number, expiry and security code in one row, and the test cards below. */
export function SandboxCardField({ id, describedBy, invalid, state, onChange, now, onCard }: SandboxCardFieldProps) {
  const [card, setCard] = useState(noCard);
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const cvc = useRef<HTMLInputElement>(null);

  const report = useEffectEvent((card: TypedCard | null) => {
    onCard(card);
    if (card !== null) onChange(entryOf(card, now()));
  });
  // A layout effect runs before the next key, so that Enter right after the last digit pays with that digit.
  useLayoutEffect(() => report(card), [card]);
  useEffect(() => () => report(null), []);

  /** Moves focus to the next input as soon as the current one is valid. */
  const type = (change: Partial<TypedCard>, next: HTMLInputElement | null) => {
    const typed = { ...card, ...change };
    setCard({ ...typed, cvc: typed.cvc.slice(0, cvcLengthOf(typed.number)) });
    next?.focus();
  };
  const shared = { readOnly: state === 'locked', 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
  return (
    <div className={field}>
      <div className={row} {...CARD_FIELDS}>
        <BrandMark number={card.number} />
        <div className={parts}>
          <div className={widths.number}>
            <DigitInput
              {...shared}
              ref={number}
              id={id}
              label="Card number"
              placeholder="Card number"
              digits={card.number}
              rules={numberRules}
              onDigits={(digits, isLast) => type({ number: digits }, isLast && errorOfNumber(digits) === null ? expiry.current : null)}
            />
          </div>
          <div className={widths.rest}>
            <div className={widths.expiry}>
              <DigitInput
                {...shared}
                ref={expiry}
                label="Expiry"
                placeholder="MM / YY"
                digits={card.expiry}
                rules={expiryRules}
                onDigits={(digits, isLast) =>
                  type({ expiry: digits }, isLast && errorOfExpiry(digits, now()) === null ? cvc.current : null)
                }
                onBack={() => number.current?.focus()}
              />
            </div>
            <div className={widths.cvc}>
              <DigitInput
                {...shared}
                ref={cvc}
                label="CVC"
                placeholder="CVC"
                digits={card.cvc}
                rules={cvcRules(card.number)}
                onDigits={(digits) => type({ cvc: digits }, null)}
                onBack={() => expiry.current?.focus()}
              />
            </div>
          </div>
        </div>
      </div>
      <TestCards state={state} now={now} onPick={setCard} />
    </div>
  );
}
