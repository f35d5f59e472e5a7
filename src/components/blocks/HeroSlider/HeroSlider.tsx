import type { FocusEvent } from 'react';
import { useSwipe } from '../Gallery/useSwipe.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import * as css from './HeroSlider.css.ts';
import type { HeroSlideContent } from './slides.ts';
import { slideTiming } from './timing.css.ts';
import { useRotation } from './useRotation.ts';

/** The timing of the automatic slide change. */
export interface Autoplay {
  /** The duration of a slide in milliseconds. */
  every: number;
}

export interface HeroSliderProps {
  slides: readonly HeroSlideContent[];
  /** @default 2500 ms (docs/spec.md#constants) */
  autoplay?: Autoplay;
}

/**
 * The slides at the top of the home page (docs/spec.md#hero-slider, docs/product-rules.md#hero). They fade and advance automatically, hold
 * while the pointer or keyboard focus is on them or the tab is hidden, and stay paused for users who prefer reduced motion. Nothing is
 * announced while they change. Use Gallery for the pictures of one product.
 */
export function HeroSlider({ slides, autoplay = slideTiming }: HeroSliderProps) {
  const { current, state, show, hover, focus, toggle } = useRotation({ count: slides.length, every: autoplay.every });
  const swipe = useSwipe((step) => show(current + step));
  const onFocus = (event: FocusEvent) => focus(event.target.matches(':focus-visible'));
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focus(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the timer; every action has a button
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
