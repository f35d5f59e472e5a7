import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAccessTokens, firebaseProof } from './tokens.ts';

const PROJECT = 'the-shop';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const { publicKey, privateKey } = await generateKeyPair('RS256');
const { privateKey: strangersKey } = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] });
const now = () => Math.floor(Date.now() / 1000);

interface Token {
  claims?: object;
  times?: { iat?: number; exp?: number };
  key?: CryptoKey;
  kid?: string;
}

const idToken = ({ claims = {}, times = {}, key = privateKey, kid = 'k1' }: Token = {}) =>
  new SignJWT({
    aud: PROJECT,
    iss: ISSUER,
    sub: 'u1',
    auth_time: now() - 60,
    email: 'Sam+shop@example.com',
    email_verified: true,
    iat: now() - 60,
    exp: now() + 3600,
    ...times,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);

describe("Firebase's ID token", () => {
  const { readEmail } = firebaseProof({ project: PROJECT, keys });

  test('proves the email of a verified account', async () => {
    expect(await readEmail(await idToken())).toBe('Sam+shop@example.com');
  });

  test('counts for 30 s after its end, because clocks differ', async () => {
    expect(await readEmail(await idToken({ times: { exp: now() - 20 } }))).not.toBeNull();
    expect(await readEmail(await idToken({ times: { iat: now() + 20 }, claims: { auth_time: now() + 20 } }))).not.toBeNull();
  });

  test.for<[string, Token]>([
    ['has expired', { times: { exp: now() - 300 } }],
    ['is from the future', { claims: { auth_time: now() + 300 } }],
    ['is for another project', { claims: { aud: 'other' } }],
    ['is of another issuer', { claims: { iss: 'https://securetoken.google.com/other' } }],
    ['names no account', { claims: { sub: '' } }],
    ['has no time of sign-in', { claims: { auth_time: undefined } }],
    ['never ends', { times: { exp: undefined as never } }],
    ['says that the email is verified as text', { claims: { email_verified: 'true' } }],
    ['does not say whether the email is verified', { claims: { email_verified: undefined } }],
    ['has no email', { claims: { email: undefined } }],
    ['is signed with another key', { key: strangersKey }],
    ['names an unknown key', { kid: 'k2' }],
  ])('that %s proves nothing', async ([, token]) => {
    expect(await readEmail(await idToken(token))).toBeNull();
  });

  test('of an account whose email is not verified is refused with the reason', async () => {
    await expect(readEmail(await idToken({ claims: { email_verified: false } }))).rejects.toMatchObject({ status: 403 });
  });

  test('without a signature, with a symmetric one, or that is none proves nothing', async () => {
    const [, payload] = (await idToken()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const symmetric = await new SignJWT({ email: 'a@example.com' })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey))));
    for (const token of [`${none}.${payload}.`, symmetric, 'x', '', 'a.b.c']) expect(await readEmail(token)).toBeNull();
  });

  test('that cannot be checked, because the keys cannot be loaded, is no refusal', async () => {
    const proof = firebaseProof({ project: PROJECT, keys: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(proof.readEmail(await idToken())).rejects.toMatchObject({ status: 503 });
  });
});

describe('the access token', () => {
  const { issue, readEmail } = createAccessTokens('a secret of 32 characters or more');

  test('names its owner', async () => {
    expect(await readEmail(await issue('Sam@example.com'))).toBe('Sam@example.com');
  });

  test('of another secret, changed, expired, without a signature, with other claims or of Firebase is none', async () => {
    const token = await issue('sam@example.com');
    const [, payload] = token.split('.');
    const expired = await new SignJWT({ sub: 'sam@example.com', iss: 'gadget-garage', exp: now() - 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of 32 characters or more'));
    const foreign = await createAccessTokens('another secret of 32 characters or more').issue('sam@example.com');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const unusable = await Promise.all(
      [
        { sub: 'sam@example.com', iat: now(), exp: now() + 60 },
        { sub: 1, iss: 'gadget-garage', iat: now(), exp: now() + 60 },
        { sub: 'sam@example.com', iss: 'gadget-garage', iat: now(), exp: now() + 60, nbf: 1e300 },
      ].map((claims) =>
        new SignJWT(claims as JWTPayload)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('a secret of 32 characters or more')),
      ),
    );
    for (const bad of [foreign, `${token}x`, expired, none, await idToken(), '', ...unusable]) expect(await readEmail(bad)).toBeNull();
  });
});
