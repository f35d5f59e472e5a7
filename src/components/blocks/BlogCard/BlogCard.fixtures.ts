import type { BlogCardView } from './BlogCard.tsx';

const blog = (id: string, name: string, rest: Pick<BlogCardView, 'pictures' | 'portraits' | 'date' | 'description'>): BlogCardView => ({
  id,
  name,
  ...rest,
});

export const hammer = blog('blog-1', 'Body Panel Hammer 300 g', {
  pictures: ['pictures/1f9f0.webp'],
  portraits: ['pictures/1f528.webp'],
  date: { day: '2025-01-30', text: 'Jan 30, 2025' },
  description:
    'A polished 300 g head, hung on a hickory handle that forgives your wrists. Moves sheet steel a millimetre at a time, in either direction: practise on somebody else’s wing first.',
});

export const magnet = blog('blog-2', 'Telescopic Pick-Up Magnet 4 kg', {
  pictures: ['pictures/1f526.webp'],
  portraits: ['pictures/1f9f2.webp'],
  date: { day: '2024-03-22', text: 'Mar 22, 2024' },
  description:
    'A neodymium head rated for 4 kg on a stem that grows from 17 to 64 cm. Gets back what the engine bay has eaten, apart from aluminium, plastic and time.',
});

/** Has no date, and a text that is too short for Read More. */
export const saw = blog('blog-3', 'Folding Recovery Saw 240 mm', {
  pictures: ['pictures/1f6e3-fe0f.webp'],
  portraits: ['pictures/1fa9a.webp'],
  date: null,
  description: 'Cuts on the pull.',
});

export const clamp = blog('blog-4', 'Forged C-Clamp and Brake Piston Press', {
  pictures: ['pictures/1f9e4.webp'],
  portraits: ['pictures/1f5dc-fe0f.webp'],
  date: { day: '2024-06-07', text: 'Jun 7, 2024' },
  description:
    'Drop-forged frame with a 100 mm opening and a swivel pad 40 mm wide, for pushing single-piston calipers back home. Open the bleed nipple before you lean on it.',
});

export const blogs: BlogCardView[] = [hammer, magnet, saw, clamp];

export const withoutWords: BlogCardView = { ...hammer, description: '' };
export const brokenPictures: BlogCardView = { ...hammer, pictures: ['data:image/png;base64,AAAA', ''], portraits: [''] };
export const rightToLeft: BlogCardView = {
  ...hammer,
  name: 'مطرقة لألواح الهيكل ٣٠٠ غرام',
  description:
    'رأس مصقول وزنه ٣٠٠ غرام على مقبض من خشب الجوز يرحم معصميك. يحرك الصفيح مليمترا بعد مليمتر في الاتجاهين: جربه أولا على سيارة غيرك، ثم على سيارتك، ثم اشرب الشاي وانظر إلى ما صنعت يداك وابتسم.',
};
export const longTexts: BlogCardView = {
  ...hammer,
  name: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Verriegelungszylinderschlüsselersatzsatz',
  description: [
    'The first drawer opens without a sound, which is more than can be said of the second.',
    ...Array.from(
      { length: 8 },
      () => 'It holds what you need, what you once needed, and a 10 mm socket that nobody has seen since spring.',
    ),
  ].join('\n\n'),
};
