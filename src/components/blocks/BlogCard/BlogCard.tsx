import { useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ReadMore } from '../../primitives/ReadMore/ReadMore.tsx';
import { useExcerpt } from '../../primitives/ReadMore/useExcerpt.ts';
import * as css from './BlogCard.css.ts';

/** A product as a blog's card shows it (docs/spec.md#blogs). */
export interface BlogCardView {
  /** Also decides the tint. */
  id: string;
  /** The product's: it is the title, and the author. */
  name: string;
  /** Best first. */
  pictures: string[];
  /** The author's. */
  portraits: string[];
  /** The release day, YYYY-MM-DD, and in words; null when there is none. */
  date: { day: string; text: string } | null;
  description: string;
}

export interface BlogCardProps {
  blog: BlogCardView;
}

/** A product that tells of itself. Where it is to be bought use ProductCard. */
export function BlogCard({ blog: { id, name, pictures, portraits, date, description } }: BlogCardProps) {
  const titleId = useId();
  const excerpt = useExcerpt();
  return (
    <Card as="article" padding="small" aria-labelledby={titleId}>
      <div className={css.picture}>
        <Picture sources={pictures} alt="" seed={id} size="tile" />
      </div>
      <div className={css.words}>
        <Heading level={2} size={4} id={titleId} dir="auto">
          {name}
        </Heading>
        <p {...excerpt.text} className={css.description[excerpt.isOpen ? 'open' : 'closed']} dir="auto">
          {description}
        </p>
        <div className={css.foot}>
          <Picture sources={portraits} alt="" seed={id} size="thumb" />
          <p className={css.byline}>
            <span className={css.author}>
              By <bdi>{name}</bdi>
            </span>
            {date !== null && (
              <time className={css.date} dateTime={date.day}>
                {date.text}
              </time>
            )}
          </p>
          <ReadMore excerpt={excerpt} about={name} />
        </div>
      </div>
    </Card>
  );
}
