import { PNG } from 'pngjs';

/** In pixels of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Difference {
  /** The number of different pixels. */
  pixels: number;
  /** The smallest box around them. */
  box: Box;
  /** A PNG that shows them red on the faded picture. */
  picture: Buffer;
}

/** How much of an equal pixel's darkness remains in the picture of the difference. */
const FADED = 0.25;
/** Red, green and blue of a pixel that differs. */
const MARK = [220, 20, 60] as const;

/**
 * Compares two PNGs pixel by pixel. Both come from the same browser, so nothing is tolerated. If their sizes differ, each pixel that not
 * both have counts as different. Returns null if no pixel differs.
 */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const result = new PNG({ width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) });
  const view = ({ data }: { data: Buffer }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const [oneView, otherView] = [view(one), view(other)];
  let pixels = 0;
  let [left, top, right, bottom] = [result.width, result.height, -1, -1];
  for (let y = 0; y < result.height; y += 1) {
    for (let x = 0; x < result.width; x += 1) {
      const inOne = x < one.width && y < one.height;
      const inOther = x < other.width && y < other.height;
      const target = (y * result.width + x) * 4;
      if (inOne && inOther && oneView[y * one.width + x] === otherView[y * other.width + x]) {
        const source = (y * other.width + x) * 4;
        const grey = ((other.data[source] ?? 0) + (other.data[source + 1] ?? 0) + (other.data[source + 2] ?? 0)) / 3;
        result.data.fill(255 - (255 - grey) * FADED, target, target + 3);
      } else {
        pixels += 1;
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
        result.data.set(MARK, target);
      }
      result.data[target + 3] = 255;
    }
  }
  if (pixels === 0) return null;
  return { pixels, box: { left, top, width: right - left + 1, height: bottom - top + 1 }, picture: PNG.sync.write(result) };
}
