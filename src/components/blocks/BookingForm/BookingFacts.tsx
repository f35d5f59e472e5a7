import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ReactNode } from 'react';
import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import { EMAIL, NAME, PRICE, PRICE_REQUIRED } from '#contract/texts.ts';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { error } from '../../primitives/Field/Field.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import * as css from './BookingFacts.css.ts';

interface BookingFactsProps {
  product: Product;
  email: string;
}

/**
 * The read-only values of the booking form (docs/spec.md#booking), from the product and the account. They are no tab stops, and in little
 * room they are one short summary.
 */
export function BookingFacts({ product, email }: BookingFactsProps) {
  return (
    <dl className={css.facts}>
      <Fact label={NAME} place="name">
        {product.name}
      </Fact>
      <Fact label="Image" place="image">
        <Picture sources={product.pictures} alt={product.name} size="thumb" />
      </Fact>
      <Fact label={EMAIL} place="email">
        <EmailAddress address={email} />
      </Fact>
      <Fact label={PRICE} place="price" problem={product.price === null ? PRICE_REQUIRED : undefined}>
        {formatPrice(product.price)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  place: keyof typeof css.places;
  /** The reason why nothing can be booked with this value. */
  problem?: string | undefined;
  children: ReactNode;
}

const Fact = ({ label, place, problem, children }: FactProps) => (
  <div className={css.places[place]}>
    <dt className={css.label}>{label}</dt>
    <dd className={css.values[place]} dir="auto">
      {children}
    </dd>
    {problem !== undefined && (
      <dd>
        <p className={error} role="alert">
          <Icon icon={CircleAlert} size="text" />
          {problem}
        </p>
      </dd>
    )}
  </div>
);
