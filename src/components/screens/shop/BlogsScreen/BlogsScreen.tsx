'use client';

import { OUR_BLOGS } from '#contract/texts.ts';
import { BlogCard, type BlogCardView, BlogCardSkeleton } from '../../../blocks/BlogCard/BlogCard.tsx';
import { CardPage } from '../../../blocks/CardPage/CardPage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { AsyncList } from '../../../asyncList.ts';

/** The list of blogs. */
export type BlogsView = AsyncList<BlogCardView>;

export interface BlogsScreenProps {
  view: BlogsView;
  onRetry: () => void;
}

const blogCard = (blog: BlogCardView) => <BlogCard blog={blog} />;

/** Lists the products as blog articles (docs/spec.md#blogs). */
export function BlogsScreen({ view, onRetry }: BlogsScreenProps) {
  return (
    <CardPage
      title={OUR_BLOGS}
      intro="What is on the shelf, in its own words."
      columns="list3"
      rows={view}
      placeholder={<BlogCardSkeleton />}
      card={blogCard}
      empty={
        <EmptyState picture="pictures/1f4d3.webp" title="Nothing to read yet" action={<ButtonLink href="/">Back to the shop</ButtonLink>}>
          Articles appear once there are tools in the shop.
        </EmptyState>
      }
      onRetry={onRetry}
    />
  );
}
