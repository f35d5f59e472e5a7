import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const WHITE = [255, 255, 255, 255] as const;
const GREY = [254, 255, 255, 255] as const;

/** A PNG with one colour, except for these pixels. */
function picture(width: number, height: number, pixels: Record<string, readonly number[]> = {}, options = {}): Buffer {
  const png = new PNG({ width, height });
  for (let index = 0; index < width * height; index += 1)
    png.data.set(pixels[`${index % width},${Math.floor(index / width)}`] ?? WHITE, index * 4);
  return PNG.sync.write(png, options);
}

/** The colour of a pixel in the picture of the difference. */
const colourAt = (png: PNG, x: number, y: number) => [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 4)];

test('equal pictures have no difference, even if their bytes differ', () => {
  const packed = picture(9, 5);
  const unpacked = picture(9, 5, {}, { deflateLevel: 0 });
  expect(packed.equals(unpacked)).toBe(false);
  expect(differenceOf(packed, packed)).toBe(null);
  expect(differenceOf(packed, unpacked)).toBe(null);
});

test('counts every pixel that differs, however little, and shows where', () => {
  const difference = differenceOf(picture(9, 5), picture(9, 5, { '2,1': GREY, '5,3': GREY }));
  expect(difference).toMatchObject({ pixels: 2, box: { left: 2, top: 1, width: 4, height: 3 } });
  const drawn = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
  expect([colourAt(drawn, 2, 1), colourAt(drawn, 0, 0)]).toEqual([[220, 20, 60, 255], [...WHITE]]);
});

test.each([
  ['higher', [4, 2], [4, 5], 12, { left: 0, top: 2, width: 4, height: 3 }],
  ['lower', [4, 5], [4, 2], 12, { left: 0, top: 2, width: 4, height: 3 }],
  ['wider', [4, 2], [6, 2], 4, { left: 4, top: 0, width: 2, height: 2 }],
  ['higher and narrower', [4, 2], [3, 3], 6, { left: 0, top: 0, width: 4, height: 3 }],
] as const)('a picture that is %s differs where only one has pixels', (_, [width, height], [newWidth, newHeight], pixels, box) => {
  const difference = differenceOf(picture(width, height), picture(newWidth, newHeight));
  // The corner that neither picture has counts too.
  expect(difference).toMatchObject({ pixels, box });
  const { width: drawnWidth, height: drawnHeight } = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
  expect([drawnWidth, drawnHeight]).toEqual([Math.max(width, newWidth), Math.max(height, newHeight)]);
});
