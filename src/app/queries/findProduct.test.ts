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

/** A backend with a tool, one camera product and one phone, or with what goes wrong in their place. */
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
  test('a tool is found at once, and no list is read', async () => {
    const backend = shop({ tool: wrench });
    expect(await findProduct(backend.api, 't1')).toMatchObject({ kind: 'tool', _id: 't1', stock: 5 });
    expect(backend.calls.map(({ name, input }) => [name, input])).toEqual([['getTool', { id: 't1' }]]);
  });

  test.each([
    ['404', http(404)],
    ['500', http(500)],
    ['400', http(400)],
    ['null', null],
  ])('%s about a tool sends the search on: cameras, then phones', async (_, tool) => {
    const first = shop({ tool });
    expect(await findProduct(first.api, 'c1')).toMatchObject({ kind: 'camera', stock: 7, minOrderQuantity: 2 });
    expect(names(first)).toEqual(['getTool', 'listCameraProducts']);
    const second = shop({ tool });
    expect(await findProduct(second.api, 'p1')).toMatchObject({ kind: 'phone', stock: null });
    expect(names(second)).toEqual(['getTool', 'listCameraProducts', 'listPhones']);
    expect(await findProduct(shop({ tool }).api, 'nowhere')).toBeNull();
  });

  test('an unanswered question about a tool does not hide a camera product', async () => {
    expect(await findProduct(shop({ tool: timeout() }).api, 'c1')).toMatchObject({ kind: 'camera' });
  });

  test.each<[string, Partial<Replies>]>([
    ['the tool timed out', { tool: timeout() }],
    ['the tool’s answer cannot be read', { tool: new ApiError('malformed', { message: 'x' }) }],
    ['the cameras failed', { cameras: http(500) }],
    ['the cameras are not there', { cameras: http(404) }],
    ['the phones failed', { phones: http(404) }],
  ])('it is not said to be missing while one has not answered: %s', async (_, replies) => {
    const backend = shop(replies);
    await expect(findProduct(backend.api, 'nowhere')).rejects.toBe(Object.values(replies)[0]);
    expect(names(backend)).toHaveLength(3);
  });

  test('of several failures the first is told', async () => {
    const [late, broken] = [timeout(), http(500)];
    await expect(findProduct(shop({ tool: late, cameras: broken, phones: http(502) }).api, 'x')).rejects.toBe(late);
    await expect(findProduct(shop({ cameras: broken, phones: late }).api, 'x')).rejects.toBe(broken);
  });

  test('the caller can take every one of its calls back', async () => {
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
  ] as const)('a %s is looked for in its own place alone', async (kind, _id, call) => {
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
  ] as const)('a %s that is gone is null: %o', async (kind, replies) => {
    expect(await findAgain(shop(replies as Partial<Replies>).api, { _id: 'x', kind })).toBeNull();
  });

  test.each([http(500), http(401), timeout(), new Error('own')])('every other failure is told: %s', async (error) => {
    const { api } = shop({ tool: error, cameras: error, phones: error });
    for (const kind of ['tool', 'camera', 'phone'] as const) await expect(findAgain(api, { _id: 'x', kind })).rejects.toBe(error);
  });
});
