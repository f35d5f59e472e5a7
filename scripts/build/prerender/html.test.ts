import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillPage, headScripts, inlineSources } from './html.ts';

const TEMPLATE = `<!doctype html><html><head><title>Gadget Garage</title><script data-space="a">1</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"></div></body></html>`;

const PAGE = {
  html: '<h1>Costs $& more</h1>',
  head: '<link rel="preload" as="image" href="/a.webp"/><title>Login</title>',
  address: '/login',
  styles: [
    { href: '/assets/index-1.css', css: 'a{}\n' },
    { href: '/assets/Login-1.css', css: 'b{}' },
    { href: '/assets/Field-1.css', css: 'c{}' },
  ],
  scripts: ['/assets/sandbox-1.js', '/assets/Login-1.js'],
  lateScripts: ['/assets/last.js'],
  fonts: ['/assets/figtree-1.woff2'],
};

test('fills the template with a page', () => {
  const page = fillPage(TEMPLATE, PAGE);
  expect(page).toContain('<div id="root" data-page="/login"><h1>Costs $& more</h1></div>');
  expect(page.match(/<title>.*?<\/title>/g)).toEqual(['<title>Login</title>']);
  expect(page).toContain('<link rel="preload" as="image" href="/a.webp"/>');
  expect(page).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/sandbox-1.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/Login-1.js">' +
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/last.js">',
  );
  expect(page).toMatch(/<\/div>\s*<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/figtree-1.woff2"><\/body>/);
});

test('styles are in the page, and their files are not requested', () => {
  const page = fillPage(TEMPLATE, PAGE);
  expect(page.match(/<style>.*?<\/style>/g)).toEqual(['<style>a{}</style>', '<style>b{}c{}</style>']);
  const links = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(links).toHaveLength(3);
  expect(links.filter((link) => !link.includes(' disabled'))).toEqual([]);
});

test('the fallback is not taken over, and keeps the title', () => {
  const page = fillPage(TEMPLATE, { ...PAGE, head: '', address: null });
  expect(page).toContain('<div id="root"><h1>');
  expect(page).toContain('<title>Gadget Garage</title>');
});

test('refuses a style that would end its element', () => {
  const styles = [{ href: '/a.css', css: 'a{content:"</style>"}' }];
  expect(() => fillPage(TEMPLATE, { ...PAGE, styles })).toThrow('/a.css');
});

test('the policy names each inline text once, and no file', () => {
  const page = fillPage(TEMPLATE, PAGE);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(inlineSources([page, page])).toEqual({ scripts: [hash('1')], styles: [hash('a{}'), hash('b{}c{}')] });
});

test('what differs between pages is in attributes, so that each script has one hash', () => {
  const code = { firstPaint: 'paint()', earlyAction: 'action()', earlyReads: 'reads()', guardedPages: 'guard()' };
  const read = ['https://a.example/tools?a=1&b="2"', { method: 'GET' }];
  const session = { storage: 'localStorage', key: 'session:' } as const;
  const guarded = { siteBase: '/', session, shared: [], pages: [{ pattern: '^/myOrders/*$', files: ['assets/a.js'], reads: [] }] };
  const pages = [{}, { reads: [read] }, { guarded }].map((data) => headScripts({ code, space: 'shop', ...data }));
  expect(inlineSources(pages).scripts).toHaveLength(4);
  expect(pages[0]).toBe('<script data-space="shop">paint()</script><script>action()</script><script data-reads="[]">reads()</script>');
  expect(pages[2]).toContain(
    '{&quot;pattern&quot;:&quot;^/myOrders/*$&quot;,&quot;files&quot;:[&quot;assets/a.js&quot;],&quot;reads&quot;:[]}',
  );
  expect(pages[1]).toContain('data-reads="[[&quot;https://a.example/tools?a=1&amp;b=\\&quot;2\\&quot;&quot;,');
});
