'use client';

import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import type { FocusEvent } from 'react';
import { BUY_NOW } from '#contract/texts.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useSite } from '../../primitives/Link/SiteProvider.tsx';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { useSwipe } from '../Gallery/useSwipe.ts';
import * as css from './HeroSlider.css.ts';
import type { HeroSlideContent } from './slides.ts';
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
 * The slides at the top of the home page (docs/spec.md#hero-slider, docs/product-rules.md#hero). They advance automatically, with a fade,
 * and stop while the pointer or keyboard focus is on them or the tab is hidden. For users who prefer reduced motion they stay paused. A
 * slide change is not announced. Use Gallery for the pictures of one product.
 */
export function HeroSlider({ slides, autoplay = css.slideTiming }: HeroSliderProps) {
  const { current, state, show, hover, focus, toggle } = useRotation({ count: slides.length, every: autoplay.every });
  const swipe = useSwipe((step) => show(current + step));
  const onFocus = (event: FocusEvent) => focus(event.target.matches(':focus-visible'));
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focus(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only pause the timer; every action has a button
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
          priority={index === 0 ? 'first' : 'later'}
        />
      ))}
    </section>
  );
}

interface HeroControlsProps {
  titles: readonly string[];
  current: number;
  /** `playing` if the slides advance automatically, even while hover or focus stops them. */
  mode: 'playing' | 'paused';
  onShow: (index: number) => void;
  onToggle: () => void;
}

/** The pause button and the dots of the hero. The button is first, so that users who are disturbed by motion reach it first. */
function HeroControls({ titles, current, mode, onShow, onToggle }: HeroControlsProps) {
  return (
    <div className={css.controls}>
      <button type="button" className={css.toggle} aria-label={mode === 'playing' ? 'Pause slides' : 'Play slides'} onClick={onToggle}>
        <Icon icon={mode === 'playing' ? Pause : Play} />
      </button>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={css.dot}
          aria-label={`Show ${title}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}

interface HeroSlideProps {
  slide: HeroSlideContent;
  /** 'Slide 1 of 3'. */
  position: string;
  state: 'shown' | 'hidden';
  /** `first` for the initial slide: its pictures load eagerly and with high priority. The others' load once the page has its code. */
  priority: 'first' | 'later';
}

/** One slide: text, a link to the shop, and four pictures arranged on a stage. A hidden slide is inert. */
function HeroSlide({ slide, position, state, priority }: HeroSlideProps) {
  const { siteBase } = useSite();
  // The first slide stays until then, and the page's code is on its way.
  const isHydrated = useIsHydrated();
  const pictures = priority === 'first' || isHydrated ? slide.pictures : [];
  return (
    <div
      className={css.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-state={state}
      inert={state === 'hidden'}
    >
      <div className={css.content}>
        <p className={css.lead}>{slide.lead}</p>
        <h2 className={css.title}>{slide.title}</h2>
        <p className={css.text}>{slide.text}</p>
        <ButtonLink href={slide.buyHref} size="large">
          {BUY_NOW}
        </ButtonLink>
      </div>
      <div className={css.stage}>
        {pictures.map((picture, index) => (
          <img
            key={picture}
            className={css.place[index] ?? ''}
            src={siteBase + picture}
            alt=""
            width={256}
            height={256}
            decoding="async"
            loading={priority === 'first' ? 'eager' : 'lazy'}
            fetchPriority={priority === 'first' ? 'high' : 'low'}
            draggable={false}
          />
        ))}
      </div>
    </div>
  );
}
