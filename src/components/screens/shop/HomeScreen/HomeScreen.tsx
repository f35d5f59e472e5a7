'use client';

import { CAMERAS, CAR_ITEMS, CUSTOMER_REVIEWS, PHONES, SHOW_ALL, SHOW_ALL_CAMERAS, SHOW_ALL_PHONES } from '#contract/texts.ts';
import { CameraCard, type CameraCardView, CameraCardSkeleton } from '../../../blocks/CameraCard/CameraCard.tsx';
import { CardSection } from '../../../blocks/CardSection/CardSection.tsx';
import { HeroSlider, type Autoplay } from '../../../blocks/HeroSlider/HeroSlider.tsx';
import { heroSlides } from '../../../blocks/HeroSlider/slides.ts';
import { PhoneCard, type PhoneCardView, PhoneCardSkeleton } from '../../../blocks/PhoneCard/PhoneCard.tsx';
import { ProductCard, type ProductCardView, ProductCardSkeleton } from '../../../blocks/ProductCard/ProductCard.tsx';
import { ReviewCard, type ReviewCardView, ReviewCardSkeleton } from '../../../blocks/ReviewCard/ReviewCard.tsx';
import { statistics } from '../../../blocks/StatisticsStrip/statistics.ts';
import { StatisticsStrip } from '../../../blocks/StatisticsStrip/StatisticsStrip.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import type { AsyncList } from '../../../asyncList.ts';
import * as css from './HomeScreen.css.ts';

/** The maximum number of cards in each section of the home page (docs/spec.md#constants). */
export const HOME_LIMITS = { tools: 8, cameras: 6, phones: 10, reviews: 5 } as const;

/** The sections that load their own data. */
export type HomeSection = keyof typeof HOME_LIMITS;

/** The lists of the home page, already cut to HOME_LIMITS. A list that fails does not affect the others. */
export interface HomeView {
  state: 'ready';
  tools: AsyncList<ProductCardView>;
  cameras: AsyncList<CameraCardView>;
  phones: AsyncList<PhoneCardView>;
  reviews: AsyncList<ReviewCardView>;
}

export interface HomeScreenProps {
  view: HomeView;
  /** Loads one section again. */
  onRetry: (section: HomeSection) => void;
  /** The timing of the hero slider. @default 2500 ms (docs/spec.md#constants) */
  autoplay?: Autoplay;
}

const toolCard = (tool: ProductCardView) => <ProductCard product={tool} />;
const cameraCard = (camera: CameraCardView) => <CameraCard camera={camera} />;
const phoneCard = (phone: PhoneCardView) => <PhoneCard phone={phone} />;
const reviewCard = (review: ReviewCardView) => <ReviewCard review={review} />;

/** The home page, in the order of docs/spec.md#home-page. ShellScreen adds the bar and the footer. */
export function HomeScreen({ view, onRetry, autoplay }: HomeScreenProps) {
  return (
    <div className={css.page}>
      <PageHeading size="hidden">Gadget Garage</PageHeading>
      <HeroSlider slides={heroSlides} {...(autoplay && { autoplay })} />
      <CardSection
        title={CAR_ITEMS}
        intro="Tools that start on the first try and last to the hundredth."
        showAll={{ href: '/showAllCarProducts', label: SHOW_ALL }}
        columns="cards4"
        rows={view.tools}
        expected={HOME_LIMITS.tools}
        placeholder={<ProductCardSkeleton />}
        card={toolCard}
        emptyText="No car tools on the shelf right now"
        onRetry={() => onRetry('tools')}
      />
      <CardSection
        title={CAMERAS}
        intro="For the shot, and for the film after it."
        showAll={{ href: '/showAllCameraTools', label: SHOW_ALL_CAMERAS }}
        columns="cards3"
        rows={view.cameras}
        expected={HOME_LIMITS.cameras}
        placeholder={<CameraCardSkeleton />}
        card={cameraCard}
        emptyText="No camera tools on the shelf right now"
        onRetry={() => onRetry('cameras')}
      />
      <CardSection
        title={PHONES}
        intro="Pocket computers, picked by people who repair them."
        showAll={{ href: '/showAllMobilePhone', label: SHOW_ALL_PHONES }}
        columns="cards5"
        rows={view.phones}
        expected={HOME_LIMITS.phones}
        placeholder={<PhoneCardSkeleton />}
        card={phoneCard}
        emptyText="No mobile phones on the shelf right now"
        onRetry={() => onRetry('phones')}
      />
      <StatisticsStrip statistics={statistics} />
      <CardSection
        title={CUSTOMER_REVIEWS}
        intro="From people who have used what they bought."
        columns="texts5"
        rows={view.reviews}
        expected={HOME_LIMITS.reviews}
        placeholder={<ReviewCardSkeleton />}
        card={reviewCard}
        emptyText="Nobody has written a review yet"
        onRetry={() => onRetry('reviews')}
      />
    </div>
  );
}
