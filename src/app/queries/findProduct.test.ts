import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import { fakeApi } from '#tests/support/fakeApi.ts';
import { http } from '#tests/support/fakeShop.ts';
import { wrench } from '#tests/support/wrench.ts';
import { findAgain, findProduct } from './findProduct.ts';

const camera: CameraProduct = { _id: 'c1', name: 'Lens', img: '', description: '', minOrderQuantity: 2, availableQuantity: 7, price: 349 };
const phone: Phone = { _id: 'p1', name: 'Nova', img: '', quantity: null, price: 99 };

type Reply<T> = T | Error;
const give = <T>(reply: Reply<T>): Promise<T> => (reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply));

/** A backend with one camera product, one phone and no tool, or with the given replies. */
const shop = ({ tool = http(404), cameras = [camera], phones = [phone] }: Partial<Replies> = {}) =>
  fakeApi({ getTool: () => give(tool), listCameraProducts: () => give(cameras), listPhones: () => give(phones) });

interface Replies {
  tool: Reply<typeof wrench | null>;
  cameras: Reply<CameraProduct[]>;
  phones: Reply<Phone[]>;
}

const names = ({ calls }: ReturnType<typeof shop>) => calls.map(({ name }) => name);
const timeout = () => new ApiError('timeout', { message: 'late' });

describe('findProduct', () => {
  test('finds a tool without reading a list', async () => {
    const backend = shop({ tool: wrench });
    expect(await findProduct(backend.api, 't1')).toMatchObject({ kind: 'tool', _id: 't1', stock: 5 });
    expect(backend.calls.map(({ name, input }) => [name, input])).toEqual([['getTool', { id: 't1' }]]);
  });

  test.each([
    ['404', http(404)],
    ['500', http(500)],
    ['400', http(400)],
    ['null', null],
  ])('after %s for a tool, searches the cameras, then the phones', async (_, tool) => {
    const first = shop({ tool });
    expect(await findProduct(first.api, 'c1')).toMatchObject({ kind: 'camera', stock: 7, minOrderQuantity: 2 });
    expect(names(first)).toEqual(['getTool', 'listCameraProducts']);
    const second = shop({ tool });
    expect(await findProduct(second.api, 'p1')).toMatchObject({ kind: 'phone', stock: null });
    expect(names(second)).toEqual(['getTool', 'listCameraProducts', 'listPhones']);
    expect(await findProduct(shop({ tool }).api, 'nowhere')).toBeNull();
  });

  test('finds a camera product even if the request for a tool times out', async () => {
    expect(await findProduct(shop({ tool: timeout() }).api, 'c1')).toMatchObject({ kind: 'camera' });
  });

  test.each<[string, Partial<Replies>]>([
    ['the tool timed out', { tool: timeout() }],
    ['the tool’s answer cannot be read', { tool: new ApiError('malformed', { message: 'x' }) }],
    ['the cameras failed', { cameras: http(500) }],
    ['the cameras are not there', { cameras: http(404) }],
    ['the phones failed', { phones: http(404) }],
  ])('rejects instead of returning null if one request failed: %s', async (_, replies) => {
    const backend = shop(replies);
    await expect(findProduct(backend.api, 'nowhere')).rejects.toBe(Object.values(replies)[0]);
    expect(names(backend)).toHaveLength(3);
  });

  test('rejects with the first of several failures', async () => {
    const [late, broken] = [timeout(), http(500)];
    await expect(findProduct(shop({ tool: late, cameras: broken, phones: http(502) }).api, 'x')).rejects.toBe(late);
    await expect(findProduct(shop({ cameras: broken, phones: late }).api, 'x')).rejects.toBe(broken);
  });

  test('passes the abort signal to every call', async () => {
    const { signal } = new AbortController();
    const backend = shop();
    await findProduct(backend.api, 'p1', { signal });
    expect(backend.calls.map((call) => call.signal)).toEqual([signal, signal, signal]);
  });
});

describe('findAgain', () => {
  test.each([
    ['tool', 't1', 'getTool'],
    ['camera', 'c1', 'listCameraProducts'],
    ['phone', 'p1', 'listPhones'],
  ] as const)('searches for a %s only in its own list', async (kind, _id, call) => {
    const { signal } = new AbortController();
    const backend = shop({ tool: wrench });
    expect(await findAgain(backend.api, { _id, kind }, { signal })).toMatchObject({ kind, _id });
    expect(backend.calls.map(({ name, signal: given }) => [name, given])).toEqual([[call, signal]]);
  });

  test.each([
    ['tool', { tool: http(404) }],
    ['tool', { tool: null }],
    ['camera', { cameras: [] }],
    ['camera', { cameras: http(404) }],
    ['phone', { phones: [] }],
  ] as const)('returns null for a %s that no longer exists: %o', async (kind, replies) => {
    expect(await findAgain(shop(replies as Partial<Replies>).api, { _id: 'x', kind })).toBeNull();
  });

  test.each([http(500), http(401), timeout(), new Error('own')])('rejects with every other failure: %s', async (error) => {
    const { api } = shop({ tool: error, cameras: error, phones: error });
    for (const kind of ['tool', 'camera', 'phone'] as const) await expect(findAgain(api, { _id: 'x', kind })).rejects.toBe(error);
  });
});
