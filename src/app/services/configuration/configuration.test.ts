import { describe, expect, test } from 'vitest';
import { readConfiguration, readWording } from './configuration.ts';

const good = {
  VITE_API_URL: 'https://api.example.com/v1/',
  VITE_FIREBASE_API_KEY: 'AIza-demo',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_51abc',
};

const problemsOf = (changes: Record<string, string>) => {
  const reading = readConfiguration({ ...good, ...changes });
  return reading.state === 'faulty' ? reading.faults : [];
};

test('reads a complete configuration', () => {
  const flags = { VITE_SEND_TOKEN: 'true', VITE_CONDITIONAL_WRITES: 'true', VITE_LOGIN_PROOF: 'true' };
  expect(readConfiguration({ ...good, ...flags, OTHER: 'x' })).toEqual({
    state: 'ready',
    configuration: {
      apiBase: 'https://api.example.com/v1',
      sendToken: true,
      conditionalWrites: true,
      loginProof: true,
      firebase: { apiKey: 'AIza-demo', authDomain: 'shop.firebaseapp.com', projectId: 'shop', appId: '1:2:web:3', emulator: null },
      stripe: { publishableKey: 'pk_test_51abc' },
    },
  });
});

test('every switch is off unless it is set', () => {
  expect(readConfiguration(good)).toMatchObject({ configuration: { sendToken: false, conditionalWrites: false, loginProof: false } });
});

test.each([
  [undefined, 'documented'],
  [' ', 'documented'],
  ['documented', 'documented'],
  [' corrected ', 'corrected'],
  ['correct', null],
])('VITE_TEXTS=%s: the wording is %s', (value, wording) => {
  expect(readWording(value === undefined ? {} : { VITE_TEXTS: value })).toBe(wording);
});

test('without variables, reports each required one once, and not the optional ones', () => {
  const reading = readConfiguration({});
  expect(reading).toMatchObject({ state: 'faulty' });
  expect(reading.state === 'faulty' && reading.faults).toEqual(
    Object.keys(good).map((variable) => ({ variable, problem: 'It is missing.' })),
  );
});

test('treats a blank value as missing, and trims the others', () => {
  expect(problemsOf({ VITE_API_URL: ' ' })).toEqual([{ variable: 'VITE_API_URL', problem: 'It is missing.' }]);
  expect(problemsOf({ VITE_API_URL: ' https://api.example.com ' })).toEqual([]);
});

describe('the URL of the backend', () => {
  test.each(['https://a.example', 'https://a.example:8443/x', 'http://127.0.0.1:4174', 'http://localhost/api', 'http://[::1]:1', '/api'])(
    'accepts %s',
    (address) => expect(problemsOf({ VITE_API_URL: address })).toEqual([]),
  );
  test.each([
    'http://a.example',
    'http://127.0.0.1.evil.example',
    'ftp://a.example',
    'a.example',
    '//a.example',
    '/api?x=1',
    'https://user:secret@a.example',
    'https://a.example/?key=1',
    'https://a.example/?',
    'javascript:alert(1)',
    'https://api.example.com;x',
    'https://*.example.com',
    '/api; script-src *',
  ])('rejects %s', (address) => {
    const [fault] = problemsOf({ VITE_API_URL: address });
    expect(fault?.variable).toBe('VITE_API_URL');
    expect(fault?.problem).not.toContain(address);
  });
});

test('rejects the site itself as the backend', () => {
  expect(problemsOf({ VITE_API_URL: '/' }).map(({ variable }) => variable)).toEqual(['VITE_API_URL']);
});

test.each([
  ['VITE_SEND_TOKEN', 'yes'],
  ['VITE_LOGIN_PROOF', '1'],
  ['VITE_TEXTS', 'Corrected'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://shop.firebaseapp.com'],
  ['VITE_FIREBASE_AUTH_DOMAIN', "shop.firebaseapp.com; script-src 'unsafe-inline'"],
  ['VITE_FIREBASE_AUTH_EMULATOR', 'https://emulator.example.com'],
  ['VITE_FIREBASE_AUTH_EMULATOR', 'http://127.0.0.1:9099/path'],
  ['VITE_STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_other_1'],
])('%s cannot be %s, and the fault does not repeat the value', (variable, value) => {
  const faults = problemsOf({ [variable]: value });
  expect(faults.map((fault) => fault.variable)).toEqual([variable]);
  expect(JSON.stringify(faults)).not.toContain(JSON.stringify(value).slice(1, -1));
});

test('accepts an emulator only with a backend on this computer', () => {
  const emulator = { VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099' };
  expect(problemsOf({ ...emulator, VITE_API_URL: 'http://127.0.0.1:4174' })).toEqual([]);
  for (const address of ['https://api.example.com', '/api'])
    expect(problemsOf({ ...emulator, VITE_API_URL: address }).map(({ variable }) => variable)).toEqual(['VITE_FIREBASE_AUTH_EMULATOR']);
});
