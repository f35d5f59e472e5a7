import type { Tool } from '#contract/entities/tool.ts';

/** A tool with a stock of 5. */
export const wrench: Tool = {
  _id: 't1',
  name: 'Wrench',
  img: 'pictures/1f527.webp',
  img2: '',
  img3: '',
  description: '',
  price: 64.9,
  quantity: 5,
  minOrderQuantity: 1,
  status: 'In stock',
  rating: 5,
  date: '2026-01-01',
};
