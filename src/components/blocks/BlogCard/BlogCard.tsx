'use client';

import { useId } from 'react';
import { READ_MORE } from '#contract/texts.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ReadMore } from '../../primitives/ReadMore/ReadMore.tsx';
import { useExcerpt } from '../../primitives/ReadMore/useExcerpt.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { NameSkeleton } from '../ProductCard/textSkeletons.tsx';
import * as css from './BlogCard.css.ts';

/** The data of a BlogCard: a product presented as a blog post (docs/spec.md#blogs). */
export interface BlogCardView {
  id: string;
  /** The product's name, used as the title and as the author. */
  name: string;
  /** In order of preference. */
  pictures: string[];
  /** The author's pictures, in order of preference. The first one also determines the tint of all. */
  portraits: string[];
  /** The release date as YYYY-MM-DD and formatted for display; null if there is none. */
  date: { day: string; text: string } | null;
  description: string;
}

export interface BlogCardProps {
  blog: BlogCardView;
}

/** A product presented as a blog post. Use ProductCard to sell it. */
export function BlogCard({ blog: { name, pictures, portraits, date, description } }: BlogCardProps) {
  const titleId = useId();
  const excerpt = useExcerpt();
  return (
    <Card as="article" padding="small" aria-labelledby={titleId}>
      <div className={css.picture}>
        <Picture sources={pictures} alt="" colorKey={portraits.find(Boolean)} size="tile" />
      </div>
      <div className={css.content}>
        <Heading level={2} size={4} id={titleId} dir="auto">
          {name}
        </Heading>
        <p {...excerpt.text} className={css.description[excerpt.isOpen ? 'open' : 'closed']} dir="auto">
          {description}
        </p>
        <div className={css.footer}>
          <Picture sources={portraits} alt="" size="thumb" />
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
          <ReadMore label={READ_MORE} excerpt={excerpt} about={name} />
        </div>
      </div>
    </Card>
  );
}

/** Placeholder for a BlogCard while it loads, as tall as a closed one. */
export function BlogCardSkeleton() {
  return (
    <Card padding="small">
      <div className={css.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={css.content}>
        <NameSkeleton />
        <div className={css.description.open}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="half" />
        </div>
        <div className={css.footer}>
          <Skeleton shape="thumb" />
          <div className={css.byline}>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </div>
        </div>
      </div>
    </Card>
  );
}
