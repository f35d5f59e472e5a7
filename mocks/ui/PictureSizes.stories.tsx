import { expect, waitFor } from 'storybook/test';
import { Grid } from '#components/primitives/Grid/Grid.tsx';
import { Picture } from '#components/primitives/Picture/Picture.tsx';
import preview from '../../.storybook/preview.tsx';
import { measureShape } from '../../scripts/build/pictures/opaqueShape.ts';
import { cameraProducts } from '../data/cameraProducts.ts';
import shapes from '../data/pictureShapes.json';
import { tools } from '../data/tools.ts';

const shapeOf = new Map(Object.entries(shapes).map(([name, shape]) => [`/pictures/${name}.webp`, shape]));
const ofTools = tools.map(({ img }) => img);
const scenes = tools.flatMap(({ img, img2, img3 }) => [img2, img3].map((scene) => ({ img, scene })));

const meta = preview.meta({
  component: Picture,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      do: [
        'Look at all objects side by side after you add a picture: they should look equally large',
        'Measure a new picture with npm run pictures:measure',
        'Pass the product’s first picture as colorKey of its scenes',
      ],
      dont: ['Enlarge an object by hand: its measured shape sets its size', 'Judge a size in a single tile: compare it with the others'],
      keyboard: {},
    },
  },
  args: { sources: [], alt: '', size: 'tile' },
});

/** All objects look about equally large. */
export const Objects = meta.story({
  render: (args) => (
    <Grid columns="list5">
      {[...new Set([...ofTools, ...cameraProducts.map(({ img }) => img)])].map((picture) => (
        <Picture {...args} key={picture} sources={[picture]} priority="first" />
      ))}
    </Grid>
  ),
});

/** A product and its prop, on the tint of the product. */
export const Scenes = meta.story({
  render: (args) => (
    <Grid columns="list5">
      {scenes.map(({ img, scene }) => (
        <Picture {...args} key={scene} sources={[scene]} colorKey={img} priority="first" />
      ))}
    </Grid>
  ),
});

/** Waits until all pictures are drawn, and returns them. */
async function loaded(canvas: HTMLElement): Promise<HTMLImageElement[]> {
  const images = [...canvas.querySelectorAll('img')];
  await waitFor(async () => expect(images.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]));
  return images;
}

Objects.test('the measured shapes are those of the pictures', async () => {
  for (const [address, shape] of shapeOf) await expect([address, await measureShape(address)]).toEqual([address, shape]);
});

Objects.test('no object is cut off, and all are in the middle', async ({ canvasElement }) => {
  for (const image of await loaded(canvasElement)) {
    const [tile, drawn] = [image.parentElement?.getBoundingClientRect() ?? new DOMRect(), image.getBoundingClientRect()];
    const [x = 0, y = 0, width = 0, height = 0] = (shapeOf.get(image.getAttribute('src') ?? '')?.box ?? []).map(
      (side) => (side * drawn.width) / 256,
    );
    await expect(Math.abs(drawn.left + x + width / 2 - (tile.left + tile.width / 2))).toBeLessThan(2);
    await expect(Math.abs(drawn.top + y + height / 2 - (tile.top + tile.height / 2))).toBeLessThan(2);
    await expect(drawn.top + y).toBeGreaterThan(tile.top);
    await expect(drawn.top + y + height).toBeLessThan(tile.bottom);
    await expect(Math.max(width, height)).toBeGreaterThan(0);
  }
});

Scenes.test('every scene can be drawn, and fits its tile', async ({ canvasElement }) => {
  for (const image of await loaded(canvasElement)) {
    const [tile, drawn] = [image.parentElement?.getBoundingClientRect() ?? new DOMRect(), image.getBoundingClientRect()];
    await expect(drawn.top).toBeGreaterThanOrEqual(tile.top);
    await expect(drawn.bottom).toBeLessThanOrEqual(tile.bottom);
  }
});
