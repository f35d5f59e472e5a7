import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const open = {
  DATABASE_URL: 'postgresql://…',
  TOKEN_SECRET: 'a secret of 32 characters or more',
  FIREBASE_PROJECT_ID: 'the-shop',
  STRIPE_SECRET_KEY: 'sk_live_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};

test('an open shop checks signatures and is reached only by the origins it names', () => {
  expect(readConfiguration({ ...open, HOST: '0.0.0.0', ORIGINS: 'https://a.test, https://b.test' })).toMatchObject({
    PORT: 4180,
    FIREBASE_TOKENS: 'signed',
    ORIGINS: ['https://a.test', 'https://b.test'],
  });
  expect(readConfiguration(open).ORIGINS).toEqual([]);
});

test('a demo without any settings can be tried on this computer, and each start signs its own tokens', () => {
  const [one, other] = [readConfiguration({}, true), readConfiguration({ PORT: '0' }, true)];
  expect(one).toMatchObject({ HOST: '127.0.0.1', FIREBASE_TOKENS: 'emulator' });
  expect(one.STRIPE_SECRET_KEY).toBeUndefined();
  expect(one.TOKEN_SECRET).not.toBe(other.TOKEN_SECRET);
});

test.for<[string, object, string]>([
  ['a trial that others could reach', { ...open, TOKEN_SECRET: undefined, HOST: '0.0.0.0' }, 'TOKEN_SECRET is missing'],
  ['unsigned tokens for others', { ...open, FIREBASE_TOKENS: 'emulator', HOST: '0.0.0.0' }, 'lets anybody be anybody'],
  ['a file of settings that is not found', {}, 'TOKEN_SECRET is missing'],
  ['a short secret', { ...open, TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
  ['payments whose events nobody can check', { ...open, STRIPE_WEBHOOK_SECRET: undefined }, 'belong together'],
  ['a port that is none', { ...open, PORT: 'http' }, 'PORT cannot be used'],
])('%s stops it, and no secret is printed', ([, environment, message]) => {
  const start = () => readConfiguration(environment as Record<string, string>);
  expect(start).toThrow(message);
  expect(start).not.toThrow(/secret of|sk_live|whsec_/);
});

test('a demo that others could reach does not start', () => {
  expect(() => readConfiguration({ HOST: '0.0.0.0' }, true)).toThrow('lets anybody be anybody');
});
