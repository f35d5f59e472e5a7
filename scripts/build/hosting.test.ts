import { expect, test } from 'vitest';
import { headersFile, nginxBlock, redirectsFile } from './hosting.ts';

const site = { headers: { 'X-One': '1', 'Permissions-Policy': 'payment=(self "https://a.example")' }, base: '/shop/' };

test('every path has the headers', () => {
  expect(headersFile(site).split('\n')).toEqual(['/shop/*', '  X-One: 1', '  Permissions-Policy: payment=(self "https://a.example")', '']);
});

test('an address finds its page, and the fallback if it has none', () => {
  expect(redirectsFile({ base: '/' })).toBe('/*  /app/  200\n');
  expect(nginxBlock({ ...site, name: 'a.example', root: '/srv' })).toContain(
    'try_files $uri $uri.html $uri/index.html /shop/app/index.html;',
  );
});

test('nginx sends all headers in every location, and escapes quotes in them', () => {
  const block = nginxBlock({ ...site, name: 'a.example', root: '/srv' });
  expect(block.match(/add_header X-One "1" always;/g)).toHaveLength(3);
  expect(block.match(/payment=\(self \\"https:\/\/a\.example\\"\)/g)).toHaveLength(3);
  expect(block.match(/location /g)).toHaveLength(3);
});

test('nginx lets browsers cache assets and pictures, and no missing file', () => {
  const block = nginxBlock({ ...site, name: 'a.example', root: '/srv' });
  expect(block).toMatch(/location \/shop\/assets\/ \{[^}]*immutable"; *\n[^}]*try_files \$uri =404;/);
  expect(block).toMatch(/location \/shop\/pictures\/ \{[^}]*max-age=300"; *\n[^}]*try_files \$uri =404;/);
  expect(block.match(/max-age/g)).toHaveLength(2);
  expect(block).not.toMatch(/Cache-Control "[^"]+" always/);
});

test('nginx includes a file of the operator, if there is one', () => {
  const block = nginxBlock({ ...site, name: 'a.example', root: '/srv', include: '/etc/nginx/shop.conf' });
  expect(block).toContain('  include /etc/nginx/shop.conf;\n');
  expect(nginxBlock({ ...site, name: 'a.example', root: '/srv' })).not.toContain('include');
});
