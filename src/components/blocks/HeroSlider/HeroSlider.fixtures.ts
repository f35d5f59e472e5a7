import type { Autoplay } from './HeroSlider.tsx';
import { heroSlides, type HeroSlideContent } from './slides.ts';

/** Moves by itself, but not while anybody looks at a story or takes its picture. */
export const unhurried: Autoplay = { every: 3_600_000 };
/** Moves at once, for tests. */
export const quick: Autoplay = { every: 20 };

export const longTexts: readonly HeroSlideContent[] = heroSlides.map((slide) => ({
  ...slide,
  title: `${slide.title} and Werkstattausrüstungsgegenstände`,
  text: `${slide.text} ${slide.text} ${slide.text}`,
}));
