import type { ReviewCardView } from './ReviewCard.tsx';

export const tamika: ReviewCardView = {
  id: 'review-1',
  name: 'Tamika Rhodes',
  photo: 'pictures/1f469-1f3fe-200d-1f680.webp',
  text: 'The inspection lamp survived a fall from the lift and one from me. The magnet held on both times, the second time to my watch.',
};

/** As many as the home page shows. */
export const reviews: ReviewCardView[] = [
  tamika,
  {
    id: 'review-2',
    name: 'Harjit Gill',
    photo: 'pictures/1f473-1f3fe-200d-2642-fe0f.webp',
    text: 'Ordered on Monday, in the van on Thursday. The toolbox opens flat, closes square and no longer wakes the dog.',
  },
  {
    id: 'review-3',
    name: 'Inês Carvalho',
    photo: '',
    text: 'The touch-up brush is fine, but 6.45 for a brush is a price with a sense of humour. I laughed, and bought two.',
  },
  {
    id: 'review-4',
    name: 'Walter Finch',
    photo: 'pictures/1f474-1f3fd.webp',
    text: 'My grandson chose the goggles and I paid for them. They fit over my spectacles, which is more than I can say of the last three pairs.',
  },
  {
    id: 'review-5',
    name: 'Hana Sato',
    photo: 'pictures/1f469-1f3fb-200d-1f52c.webp',
    text: 'Does what the page says it does.',
  },
];

export const brokenPhoto: ReviewCardView = { ...tamika, photo: 'data:image/png;base64,AAAA' };
export const rightToLeft: ReviewCardView = {
  ...tamika,
  name: 'ليلى رحيمي',
  text: 'وصلت البطارية خلال يومين وتعمل السيارة من المحاولة الأولى.',
};
export const longTexts: ReviewCardView = {
  ...tamika,
  name: 'Bartholomäus-Maximilian Freiherr von Schraubenschlüsselberg',
  text: Array.from(
    { length: 12 },
    () => 'I have owned four jump starters, and this is the first that started the car and not an argument.',
  ).join(' '),
};
