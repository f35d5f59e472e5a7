import type { Autoplay } from './HeroSlider.tsx';
import { heroSlides, type HeroSlideContent } from './slides.ts';

/** Advances once an hour, so that a story does not change while it is viewed or captured. */
export const unhurried: Autoplay = { every: 3_600_000 };
/** Advances almost at once, for tests. */
export const quick: Autoplay = { every: 20 };

export const longTexts: readonly HeroSlideContent[] = heroSlides.map((slide) => ({
  ...slide,
  title: `${slide.title} and Werkstattausrüstungsgegenstände`,
  text: `${slide.text} ${slide.text} ${slide.text}`,
}));
