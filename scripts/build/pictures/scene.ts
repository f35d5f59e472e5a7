// Composes a product and a prop into one picture (docs/decisions/0027-scenes-are-composed.md).
import type { OpaqueShape } from './opaqueShape.ts';

/** The pictures of a scene, by their names without '.webp'. */
interface Scene {
  product: string;
  arrangement: 'with' | 'before';
  prop: string;
}

/** A picture of 256 × 256 px. */
interface SceneObject {
  shape: OpaqueShape;
  webp: Buffer;
}

/** The place of an object's box. */
interface Place {
  x: number;
  y: number;
  /** Of its picture. */
  scale: number;
  width: number;
  height: number;
}

const SCENE = /^([0-9a-f]+(?:-[0-9a-f]+)*)-(with|before)-([0-9a-f]+(?:-[0-9a-f]+)*)\.svg$/;

/**
 * Reads the name of a scene: `1f527-with-1f529.svg` has a small prop in front of the product, `1f527-before-1f9f0.svg` a large one behind it.
 * Returns null for any other name.
 */
export function parseScene(name: string): Scene | null {
  const [, product, arrangement, prop] = SCENE.exec(name) ?? [];
  if (product === undefined || prop === undefined) return null;
  return { product, arrangement: arrangement === 'with' ? 'with' : 'before', prop };
}

/** Returns the names of the pictures that a picture shows: itself, or the product and the prop of a scene. */
export function partsOf(name: string): string[] {
  const scene = parseScene(name);
  return scene === null ? [name] : [`${scene.product}.webp`, `${scene.prop}.webp`];
}

/** The side of the picture, and of the square in its middle that the objects fill. */
const [SIDE, FILLED] = [256, 244];

/**
 * The largest side of an object's box, and the size that its area should have. Objects with as much area look equally large, but a thin one
 * would become too long.
 */
const SIZES = {
  with: { front: { side: 112, size: 84 }, back: { side: 208, size: 160 } },
  before: { front: { side: 160, size: 118 }, back: { side: 208, size: 160 } },
};

function measure({ box: [, , width, height], size }: OpaqueShape, limits: { side: number; size: number }) {
  const scale = Math.min(limits.side / Math.max(width, height), limits.size / size);
  return { scale, width: width * scale, height: height * scale };
}

/** Puts the front object over the free lower corner of the back one, so that both are recognizable. */
function arrange(back: OpaqueShape, front: OpaqueShape, arrangement: Scene['arrangement']): [back: Place, front: Place] {
  const limits = SIZES[arrangement];
  const [behind, ahead] = [measure(back, limits.back), measure(front, limits.front)];
  const x = back.free === 'right' ? behind.width - ahead.width * 0.64 : -ahead.width * 0.36;
  const y = behind.height - ahead.height * 0.86;
  return [
    { ...behind, x: 0, y: 0 },
    { ...ahead, x, y },
  ];
}

function image({ shape, webp }: SceneObject, { x, y, scale }: Place, filter = '') {
  const [left, top] = shape.box;
  const side = (SIDE * scale).toFixed(1);
  const at = `x="${(x - left * scale).toFixed(1)}" y="${(y - top * scale).toFixed(1)}" width="${side}" height="${side}"`;
  return `<image ${at}${filter} href="data:image/webp;base64,${webp.toString('base64')}"/>`;
}

/** Composes a scene into an SVG document. An SVG that is shown by `<img>` cannot load other files, so it contains both pictures. */
export function composeScene(arrangement: Scene['arrangement'], product: SceneObject, prop: SceneObject): string {
  const [back, front] = arrangement === 'with' ? [product, prop] : [prop, product];
  const [behind, ahead] = arrange(back.shape, front.shape, arrangement);
  const [left, top] = [Math.min(behind.x, ahead.x), Math.min(behind.y, ahead.y)];
  const width = Math.max(behind.x + behind.width, ahead.x + ahead.width) - left;
  const height = Math.max(behind.y + behind.height, ahead.y + ahead.height) - top;
  const zoom = FILLED / Math.max(width, height);
  const [x, y] = [SIDE / 2 - (left + width / 2) * zoom, SIDE / 2 - (top + height / 2) * zoom];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    '<filter id="s" x="-20%" y="-20%" width="140%" height="140%">',
    '<feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#1e1400" flood-opacity=".3"/></filter>',
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${zoom.toFixed(3)})">`,
    image(back, behind),
    image(front, ahead, ' filter="url(#s)"'),
    '</g></svg>\n',
  ].join('');
}
