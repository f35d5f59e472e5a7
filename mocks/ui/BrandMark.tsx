import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { type Brand, brandOf } from '../payments/cardNumber.ts';
import { brand as brandLook } from './CardField.css.ts';

/** Short names that fit on a small card. */
const SHORT: Record<Exclude<Brand, ''>, string> = { Visa: 'Visa', Mastercard: 'MC', 'American Express': 'Amex', Discover: 'Disc' };

export interface BrandMarkProps {
  /** The card number, as far as it is typed. */
  number: string;
}

/** Shows the brand of a card as soon as its number identifies it. */
export function BrandMark({ number }: BrandMarkProps) {
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
