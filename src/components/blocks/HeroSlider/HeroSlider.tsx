import type { FocusEvent } from 'react';
import { useSwipe } from '../Gallery/useSwipe.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import * as css from './HeroSlider.css.ts';
import type { HeroSlideContent } from './slides.ts';
import { slideTiming } from './timing.css.ts';
import { useRotation } from './useRotation.ts';

/** How the slides move by themselves. */
export interface Autoplay {
  /** Milliseconds that a slide stays. */
  every: number;
}

export interface HeroSliderProps {
  slides: readonly HeroSlideContent[];
  /** @default 2500 ms (docs/spec.md#constants) */
  autoplay?: Autoplay;
}

/**
 * The slides a shop opens with (docs/spec.md#hero-slider, docs/product-rules.md#hero). They fade and go round by themselves, hold while the
 * pointer or keyboard focus is on them or the tab is hidden, and stay put for those who ask for less motion. Nothing is
 * announced while they move. For the pictures of one product use Gallery.
 */
export function HeroSlider({ slides, autoplay = slideTiming }: HeroSliderProps) {
  const { current, state, show, hover, focus, toggle } = useRotation({ count: slides.length, every: autoplay.every });
  const swipe = useSwipe((step) => show(current + step));
  const onFocus = (event: FocusEvent) => focus(event.target.matches(':focus-visible'));
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focus(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the clock; what can be done has buttons
    <section
      className={css.hero}
      aria-roledescription="carousel"
      aria-label="What the shop sells"
      data-state={state}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...swipe}
    >
      <HeroControls
        titles={slides.map((slide) => slide.title)}
        current={current}
        mode={state === 'paused' ? 'paused' : 'playing'}
        onShow={show}
        onToggle={toggle}
      />
      {slides.map((slide, index) => (
        <HeroSlide
          key={slide.title}
          slide={slide}
          position={`Slide ${index + 1} of ${slides.length}`}
          state={index === current ? 'shown' : 'hidden'}
          haste={index === 0 ? 'first' : 'later'}
        />
      ))}
    </section>
  );
}
