/** How an object fills its picture of 256 × 256 px. */
export interface OpaqueShape {
  /** Its bounding box. */
  box: [x: number, y: number, width: number, height: number];
  /** The side of a square with the same area. */
  size: number;
  /** The lower corner of the box that has less of the object. */
  free: 'left' | 'right';
}

/** Measures the opaque part of a picture. It runs in a page, so it uses nothing outside itself. */
export async function measureShape(address: string): Promise<OpaqueShape> {
  const side = 256;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no canvas');
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const alphaAt = (x: number, y: number) => data[(y * side + x) * 4 + 3] ?? 0;

  let [left, top, right, bottom, area] = [side, side, 0, 0, 0];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      area += alphaAt(x, y) / 255;
      // Fainter pixels are the soft edge.
      if (alphaAt(x, y) <= 16) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  const [width, height] = [right - left, bottom - top];
  let lean = 0;
  for (let y = Math.round(top + height / 2); y < bottom; y++) {
    for (let x = 0; x < Math.round(width / 2); x++) lean += alphaAt(left + x, y) - alphaAt(right - 1 - x, y);
  }
  return { box: [left, top, width, height], size: Math.round(Math.sqrt(area)), free: lean > 0 ? 'right' : 'left' };
}
