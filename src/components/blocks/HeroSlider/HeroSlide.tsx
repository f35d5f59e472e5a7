import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useSite } from '../../primitives/Link/useSite.ts';
import * as css from './HeroSlide.css.ts';
import type { HeroSlideContent } from './slides.ts';

interface HeroSlideProps {
  slide: HeroSlideContent;
  /** 'Slide 1 of 3'. */
  position: string;
  state: 'shown' | 'hidden';
  /** `first` for the initial slide: its pictures load eagerly and with high priority. */
  haste: 'first' | 'later';
}

/** One slide: text, a link to the shop, and four pictures arranged on a stage. A hidden slide is inert. */
export function HeroSlide({ slide, position, state, haste }: HeroSlideProps) {
  const { siteBase } = useSite();
  return (
    <div
      className={css.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-state={state}
      inert={state === 'hidden'}
    >
      <div className={css.words}>
        <p className={css.lead}>{slide.lead}</p>
        <h2 className={css.title}>{slide.title}</h2>
        <p className={css.text}>{slide.text}</p>
        <ButtonLink href={slide.buyHref} size="large">
          Buy now
        </ButtonLink>
      </div>
      <div className={css.stage}>
        {slide.pictures.map((picture, index) => (
          <img
            key={picture}
            className={css.place[index] ?? ''}
            src={siteBase + picture}
            alt=""
            width={256}
            height={256}
            decoding="async"
            loading={haste === 'first' ? 'eager' : 'lazy'}
            fetchPriority={haste === 'first' ? 'high' : 'low'}
            draggable={false}
          />
        ))}
      </div>
    </div>
  );
}
