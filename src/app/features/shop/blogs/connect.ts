import type { Tool } from '#contract/entities/tool.ts';
import type { BlogCardView } from '#components/blocks/BlogCard/BlogCard.tsx';
import { formatDay } from '#contract/formatDay.ts';

/** Converts a car tool to a blog card: its third picture, its name as author and title (docs/spec.md#blogs). */
export const toBlogCard = ({ _id, name, img, img2, img3, date, description }: Tool): BlogCardView => ({
  id: _id,
  name: name.trim() === '' ? 'Unnamed product' : name,
  pictures: [img3, img2, img],
  portraits: [img, img2, img3],
  date: date === '' ? null : { day: date, text: formatDay(date) },
  description,
});
