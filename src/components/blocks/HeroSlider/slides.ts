import { CAMERA_TOOLS_SLIDE, CAR_TOOLS_SLIDE, LAPTOP_TOOLS_SLIDE } from '#contract/texts.ts';
/** The content of one slide. */
export interface HeroSlideContent {
  title: string;
  /** One short line above the title. */
  lead: string;
  /** One or two lines below it. */
  text: string;
  buyHref: string;
  /** The paths of four pictures under the site's base: the largest first, then clockwise from the upper left. */
  pictures: readonly [main: string, upperLeft: string, upperRight: string, lowerRight: string];
}

/** The three slides (docs/spec.md#hero-slider). The last offers no laptops, because the API lists none (docs/product-rules.md#laptops). */
export const heroSlides: readonly HeroSlideContent[] = [
  {
    title: CAR_TOOLS_SLIDE,
    lead: 'Built for Saturday mornings',
    text: 'Everything between the first squeak and the first drive, on the shelf today.',
    buyHref: '/showAllProducts',
    pictures: ['pictures/1f9f0.webp', 'pictures/1f527.webp', 'pictures/1f526.webp', 'pictures/1f6e2-fe0f.webp'],
  },
  {
    title: CAMERA_TOOLS_SLIDE,
    lead: 'For light that will not wait',
    text: 'What catches the shot, what holds it still, and what keeps it for later.',
    buyHref: '/showAllProducts',
    pictures: ['pictures/1f4f7.webp', 'pictures/1f39e-fe0f.webp', 'pictures/1f3ac.webp', 'pictures/1f3a5.webp'],
  },
  {
    title: LAPTOP_TOOLS_SLIDE,
    lead: 'For the desk you carry',
    text: 'Small screwdrivers, bright lamps and steady power for the machine you work on.',
    buyHref: '/showAllProducts',
    pictures: ['pictures/1f4bb.webp', 'pictures/1fa9b.webp', 'pictures/1f50c.webp', 'pictures/1f5b1-fe0f.webp'],
  },
];
