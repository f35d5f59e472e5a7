import { LOGIN, SIGN_UP, SOLD_OUT } from '#contract/texts.ts';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './AccountIntro.css.ts';

/** The pages, except a booking, that need an account. */
export type AccountPage = 'payment' | 'orders' | 'review' | 'profile' | 'admin';

/** The page that the user was about to open: one with a product to book, or another one. */
export type AccountPurpose =
  | { state: 'loading' }
  | {
      state: 'booking';
      name: string;
      /** In order of preference. */
      pictures: readonly string[];
      /** '$64.90' or 'Price unavailable'. */
      price: string;
    }
  | { state: 'soldOut'; name: string; pictures: readonly string[] }
  | { state: 'page'; page: AccountPage };

export interface AccountIntroProps {
  /** The form that follows. */
  form: 'login' | 'signUp';
  /** Omitted if the page is public or unknown, or its product is. */
  purpose?: AccountPurpose | undefined;
}

interface FormTexts {
  title: string;
  /** Before the name of a product. */
  book: string;
  /** Shown if the purpose is unknown, or has no sentence of its own. */
  general: string;
  pages: Partial<Record<AccountPage, string>>;
}

const FORMS: Record<AccountIntroProps['form'], FormTexts> = {
  login: {
    title: LOGIN,
    book: 'Log in to book',
    general: 'Book tools, follow your orders and write reviews.',
    pages: {
      payment: 'Log in to pay for your order.',
      orders: 'Log in to see your orders.',
      review: 'Log in to write a review.',
      profile: 'Log in to see your profile.',
      admin: 'Log in as an administrator.',
    },
  },
  signUp: {
    title: SIGN_UP,
    book: 'Sign up to book',
    general: 'Book tools and follow your orders.',
    // Not for administrators' pages, because a new account is never an administrator's.
    pages: {
      payment: 'Sign up to pay for your order.',
      orders: 'Sign up to see your orders.',
      review: 'Sign up to write a review.',
      profile: 'Sign up to see your profile.',
    },
  },
};

/** The heading of a form that signs a user in, and the reason for it, so that the user sees that the way there continues. */
export function AccountIntro({ form, purpose }: AccountIntroProps) {
  const { title, book, general, pages } = FORMS[form];
  return (
    <>
      <div className={css.text}>
        <PageHeading>{title}</PageHeading>
        {(purpose === undefined || purpose.state === 'page') && (
          <div className={css.reason}>
            <Text tone="muted">{(purpose && pages[purpose.page]) ?? general}</Text>
          </div>
        )}
      </div>
      {purpose?.state === 'loading' && <ProductSkeleton />}
      {(purpose?.state === 'booking' || purpose?.state === 'soldOut') && <ProductToBook product={purpose} book={book} />}
    </>
  );
}

const ProductSkeleton = () => (
  <div className={css.product} aria-hidden="true">
    <div className={css.picture}>
      <Skeleton shape="picture" />
    </div>
    <div className={css.words}>
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="short" />
    </div>
  </div>
);

interface ProductToBookProps {
  product: Extract<AccountPurpose, { state: 'booking' | 'soldOut' }>;
  book: string;
}

/** The product, with an invitation to book it unless it is sold out. */
const ProductToBook = ({ product, book }: ProductToBookProps) => (
  <div className={css.product}>
    <div className={css.picture}>
      <Picture sources={product.pictures} alt="" size="tile" priority="first" />
    </div>
    <div className={css.words}>
      <Text key={product.state} weight="semibold">
        {product.state === 'booking' && `${book} `}
        <bdi className={css.name}>{product.name}</bdi>
      </Text>
      <Text tone="muted">{product.state === 'booking' ? product.price : SOLD_OUT}</Text>
    </div>
  </div>
);
