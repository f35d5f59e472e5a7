import { describe, expect, test } from 'vitest';
import type { Configuration } from '#app/services/configuration/configuration.ts';
import { securityHeaders } from './securityHeaders.ts';

const shop: Configuration = {
  apiBase: 'https://api.example.com/v1',
  sendToken: false,
  conditionalWrites: false,
  loginProof: false,
  firebase: { apiKey: 'k', authDomain: 'shop.firebaseapp.com', projectId: 'shop', appId: '1', emulator: null },
  stripe: { publishableKey: 'pk_live_1' },
};

/** The code of the pages. */
const inline = { scripts: ["'sha256-aaa='"], styles: ["'sha256-bbb='", "'sha256-ccc='"] };

/** The policy's directives, each with its sources. */
function policyOf(configuration: Configuration | null): Map<string, string[]> {
  const text = securityHeaders(configuration, inline)['Content-Security-Policy'] ?? '';
  return new Map(text.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

describe.each([
  ['live', shop],
  ['on this computer', { ...shop, apiBase: 'http://127.0.0.1:4174', firebase: { ...shop.firebase, emulator: 'http://127.0.0.1:9099' } }],
  ['sandbox', null],
])('%s', (_, configuration) => {
  test('allows no other inline code than that of the pages, no eval, no plain wildcard, and no directive without a source', () => {
    const policy = policyOf(configuration);
    expect([...policy.values()].flat().filter((source) => /unsafe|\*(?!\.js\.stripe\.com$)/.test(source))).toEqual([]);
    expect([...policy].filter(([, sources]) => sources.length === 0)).toEqual([]);
    expect([...policy].filter(([, sources]) => sources.some((source) => source.includes('sha256-'))).map(([name]) => name)).toEqual([
      'script-src',
      'style-src',
    ]);
    expect(policy.get('script-src')).toContain("'sha256-aaa='");
    expect(policy.get('style-src')).toEqual(["'self'", ...inline.styles]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(configuration === null ? undefined : ["'none'"]);
    expect(policy.get('form-action')).toEqual(["'none'"]);
  });
});

test('the live shop may call its backend, Firebase and Stripe, and no other host', () => {
  expect(policyOf(shop).get('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://api.stripe.com',
  ]);
  expect(policyOf(shop).get('frame-src')).toContain('https://shop.firebaseapp.com');
  expect(
    policyOf({ ...shop, apiBase: '/api' })
      .get('connect-src')
      ?.slice(0, 2),
  ).toEqual(["'self'", 'https://identitytoolkit.googleapis.com']);
});

test('plain http: is allowed only for a local backend', () => {
  const plain = (configuration: Configuration | null) =>
    [...policyOf(configuration).values()].flat().filter((source) => source.startsWith('http:'));
  expect(plain(shop)).toEqual([]);
  expect(plain({ ...shop, apiBase: 'http://127.0.0.1:4174' })).toEqual(['http://127.0.0.1:4174', 'http://127.0.0.1:4174']);
});

test('only the sandbox may be shown in a frame without storage, whose origin is none, so that its files need CORS', () => {
  const NAME = 'Access-Control-Allow-Origin';
  expect([securityHeaders(null, inline)[NAME], securityHeaders(shop, inline)[NAME]]).toEqual(['*', undefined]);
});

test('the sandbox may call and show no other host, and may run its worker', () => {
  const policy = policyOf(null);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('worker-src')).toEqual(["'self'"]);
  expect(policy.get('manifest-src')).toEqual(["'self'"]);
  expect(policy.get('frame-src')).toEqual(["'self'"]);
});
