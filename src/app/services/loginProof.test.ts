import { expect, test } from 'vitest';
import { IdentityError } from '#contract/identityError.ts';
import { fakeIdentity } from '#tests/support/fakeIdentity.ts';
import { watch } from '#tests/support/testClient.ts';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { createLoginProof } from './loginProof.ts';
import type { IdentityService } from './ports.ts';

const proofOf = (getIdToken: IdentityService['getIdToken'], platform = testPlatform()) =>
  createLoginProof({ providers: Promise.resolve({ loadIdentity: async () => fakeIdentity({ getIdToken }).service }), platform });

test('asks the identity service again for each login, and keeps no token', async () => {
  const asked: string[] = [];
  const getProof = proofOf(async (email) => `ID ${asked.push(email)}`);
  expect([await getProof('a@x.co'), await getProof('a@x.co')]).toEqual(['ID 1', 'ID 2']);
  expect(asked).toEqual(['a@x.co', 'a@x.co']);
});

test('gives none if the service has none or fails, or if it cannot be loaded', async () => {
  expect(await proofOf(async () => undefined)('a@x.co')).toBeUndefined();
  expect(await proofOf(() => Promise.reject(new IdentityError('network-request-failed', '')))('a@x.co')).toBeUndefined();
  const providers = Promise.reject(new Error('no worker'));
  expect(await createLoginProof({ providers, platform: testPlatform() })('a@x.co')).toBeUndefined();
});

test('waits for the service no longer than 10 s', async () => {
  const platform = testPlatform();
  const asking = watch(proofOf(() => new Promise(() => {}), platform)('a@x.co').then((proof) => ({ proof })));
  await platform.advance(9_999);
  expect(asking.value).toBeUndefined();
  await platform.advance(1);
  expect(asking.value).toEqual({ proof: undefined });
});
