import { expect, test } from 'vitest';
import { findSecrets } from './buildConfiguration.ts';

test.each([
  'sk_test_1',
  'sk_live_1',
  'Bearer sk_live_1',
  'https://api.example.com/?key=sk_live_1',
  'rk_live_1',
  ' sk_test_1',
  '"sk_test_1"',
  'whsec_1',
  '-----BEGIN PRIVATE KEY-----',
  '{"private_key":"x"}',
])('%s is a secret in any variable', (value) =>
  expect(findSecrets({ VITE_ANYTHING: value, VITE_API_URL: '/api' })).toEqual(['VITE_ANYTHING']),
);

test.each(['pk_test_1', 'AIza-public', 'https://sk.example.com', ''])('%s is not a secret', (value) =>
  expect(findSecrets({ VITE_ANYTHING: value })).toEqual([]),
);
