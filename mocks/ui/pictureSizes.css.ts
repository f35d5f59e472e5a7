// The objects of the demo's pictures have one width or height, but not one size: a glove fills its picture, a wrench does not. These
// styles make them look alike wherever the shop shows them (docs/decisions/0027-scenes-are-composed.md).
import { globalStyle } from '@vanilla-extract/css';
import { objectScale, objectShift } from '#components/primitives/Picture/Picture.css.ts';
import shapes from '../data/pictureShapes.json';

/** The side of a square with the area that an object should have, in pictures of 256 px. */
const SIZE = 164;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

for (const [
  name,
  {
    box: [left = 0, top = 0, width = 0, height = 0],
    size,
  },
] of Object.entries(shapes)) {
  // The root, because people judge the length of an object too.
  const scale = Math.min(Math.max(Math.sqrt(SIZE / size), 0.9), 1.2);
  globalStyle(`img[src$="/${name}.webp"]`, {
    vars: {
      [objectScale]: scale.toFixed(2),
      [objectShift]: `${percent((0.5 - (left + width / 2) / 256) * scale)} ${percent((0.5 - (top + height / 2) / 256) * scale)}`,
    },
  });
}

// A scene has two objects in its frame.
globalStyle('img[src*="/pictures/"][src$=".svg"]', { vars: { [objectScale]: '1.15' } });
