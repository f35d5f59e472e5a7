import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { usedPictures } from '../sources.ts';
import { readPicture, shapesFile, sourceOf } from './files.ts';
import type { OpaqueShape } from './opaqueShape.ts';
import { parseScene, partsOf } from './scene.ts';

const used = usedPictures('.');
const shapes = JSON.parse(readFileSync(shapesFile, 'utf8')) as Record<string, OpaqueShape>;
const scenes = used.filter((name) => name.endsWith('.svg'));

describe('parseScene', () => {
  test.each([
    ['1f527-with-1f529.svg', { product: '1f527', arrangement: 'with', prop: '1f529' }],
    ['1f6e2-fe0f-before-1f6e0-fe0f.svg', { product: '1f6e2-fe0f', arrangement: 'before', prop: '1f6e0-fe0f' }],
    ['1f527.webp', null],
    ['1f527.svg', null],
    ['../1f527-with-1f529.svg', null],
    ['1f527-with-1f529.svg.webp', null],
  ])('%s', (name, scene) => expect(parseScene(name)).toEqual(scene));
});

test('a picture of the package is served unchanged, a scene from its two', () => {
  expect([sourceOf('1f527.webp'), partsOf('1f527.webp')]).toEqual(['1f527.webp', ['1f527.webp']]);
  expect(sourceOf('1f527-with-1f529.svg')).toBe('1f527.webp');
  expect(partsOf('1f527-with-1f529.svg')).toEqual(['1f527.webp', '1f529.webp']);
});

test('every picture that the sources name exists, and has been measured', async () => {
  const names = used
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.replace('.webp', ''))
    .toSorted();
  expect(names).toEqual(Object.keys(shapes).toSorted());
  for (const name of used) expect((await readPicture('.', name)).length).toBeGreaterThan(500);
});

/** Returns where the boxes of both objects are in a scene, back one first. */
function boxesOf(svg: string, name: string) {
  const [x = 0, y = 0, zoom = 0] = (/translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg) ?? []).slice(1).map(Number);
  const parts = partsOf(name).map((part) => shapes[part.replace('.webp', '')]?.box ?? [0, 0, 0, 0]);
  if (parseScene(name)?.arrangement === 'before') parts.reverse();
  return [...svg.matchAll(/<image x="(\S+)" y="(\S+)" width="(\S+)"/g)].map((image, index) => {
    const [left = 0, top = 0, side = 0] = image.slice(1).map(Number);
    const [boxLeft = 0, boxTop = 0, width = 0, height = 0] = parts[index] ?? [];
    const scale = (zoom * side) / 256;
    const from = { x: x + zoom * left + boxLeft * scale, y: y + zoom * top + boxTop * scale };
    return { left: from.x, top: from.y, right: from.x + width * scale, bottom: from.y + height * scale };
  });
}

test('a scene contains both pictures inside its frame, in 15 kB', async () => {
  expect(scenes.length).toBeGreaterThan(60);
  for (const name of scenes) {
    const svg = await readPicture('.', name);
    expect(gzipSync(svg).length).toBeLessThan(15_000);
    expect(svg.toString().match(/href="data:image\/webp;base64,[\w+/=]{500,}"/g)).toHaveLength(2);
    const [back, front] = boxesOf(svg.toString(), name);
    for (const box of [back, front]) {
      expect(Math.min(box?.left ?? NaN, box?.top ?? NaN)).toBeGreaterThan(5);
      expect(Math.max(box?.right ?? NaN, box?.bottom ?? NaN)).toBeLessThan(251);
    }
    expect(front?.bottom).toBeGreaterThan(back?.bottom ?? NaN);
  }
});

test('composes the same bytes each time', async () => {
  const [name = ''] = scenes;
  expect(await readPicture('.', name)).toEqual(await readPicture('.', name));
});

test('an object that has not been measured is an error that says what to do', async () => {
  await expect(readPicture('.', '1f527-with-1f600.svg')).rejects.toThrow('npm run pictures:measure');
});
