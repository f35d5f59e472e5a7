'use client';

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useRef } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { LIST } from '#components/primitives/list.ts';
import { Text } from '#components/primitives/Text/Text.tsx';
import { cvcLengthOf, type TypedCard } from '../payments/cardEntry.ts';
import { numberRules } from '../payments/cardFormat.ts';
import { type Outcome, type TestCard, testCards } from '../payments/testCards.ts';
import * as css from './TestCards.css.ts';

const GROUPS: readonly { title: string; kinds: readonly Outcome['kind'][] }[] = [
  { title: 'Succeeds', kinds: ['succeeds'] },
  { title: 'The bank asks first', kinds: ['requiresAction'] },
  { title: 'Declined', kinds: ['declined'] },
  { title: 'Only in the sandbox, not Stripe’s', kinds: ['processes'] },
];

export interface TestCardsProps {
  /** The cards are disabled while a payment is pending. */
  state: CardFieldProps['state'];
  /** The current time in milliseconds since 1970, so that the cards have not expired. */
  now: () => number;
  onPick: (card: TypedCard) => void;
}

/** Lists the card numbers that the sandbox accepts and what each does. Clicking one fills the field. */
export function TestCards({ state, now, onPick }: TestCardsProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const pick = ({ number }: TestCard) => {
    const year = new Date(now()).getFullYear() + 4;
    onPick({ number, expiry: `12${String(year).slice(-2)}`, cvc: '1234'.slice(0, cvcLengthOf(number)) });
    details.current?.removeAttribute('open');
    summary.current?.focus();
  };
  return (
    <details ref={details} className={css.details}>
      <summary ref={summary} className={css.summary}>
        Test cards
        <Icon icon={ChevronDown} size="small" />
        <span className={css.warning}>never type a real one</span>
      </summary>
      <div className={css.list}>
        <Text tone="muted">These numbers stand in for a card: click one to fill it in. Nothing is charged.</Text>
        {GROUPS.map(({ title, kinds }, index) => (
          <div key={title}>
            <Text id={`${id}${index}`} weight="semibold">
              {title}
            </Text>
            <ul role={LIST} aria-labelledby={`${id}${index}`} className={css.cards}>
              {testCards
                .filter(({ outcome }) => kinds.includes(outcome.kind))
                .map((card) => (
                  <li key={card.number}>
                    <button type="button" className={css.card} disabled={state === 'locked'} onClick={() => pick(card)}>
                      <span className={css.number}>
                        <bdi dir="ltr">{numberRules.show(card.number)}</bdi>
                      </span>
                      <span>{card.label}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
