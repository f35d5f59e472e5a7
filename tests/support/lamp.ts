import type { ToolForm } from '#contract/forms/tool.ts';

/** A new product as an administrator submits it. */
export const lamp: ToolForm = {
  name: 'Lamp',
  img: 'a',
  img2: 'b',
  img3: 'c',
  description: 'Shines.',
  price: 64.9,
  quantity: 5,
  status: 'New',
  rating: 5,
  date: '2026-01-01',
};
