import { createHash } from 'node:crypto';
import type { GuardedPages } from './guardedPages.ts';

/** The parts of a page that are filled into the template. */
interface PageParts {
  /** The content of the root element. */
  html: string;
  /** Elements for the head, among them the title. */
  head: string;
  /** The page's full path, with the base; null if React must not take the HTML over. */
  address: string | null;
  /** Styles for the first paint, each with the address of its file. */
  styles: readonly { href: string; css: string }[];
  /** The addresses of scripts to load ahead, in their order. */
  scripts: readonly string[];
  /** Those of scripts that React does not wait for. */
  lateScripts: readonly string[];
  /** The addresses of fonts, which would otherwise be found only when the page is laid out. */
  fonts: readonly string[];
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The scripts that run in the head, before the first paint: the files in src/app/head. */
export const HEAD_SCRIPTS = ['firstPaint', 'earlyAction', 'earlyReads', 'guardedPages'] as const;

export interface HeadScriptOptions {
  /** Their code, which is the same in all pages, so that the policy has one hash for each. */
  code: Record<(typeof HEAD_SCRIPTS)[number], string>;
  /** The prefix of the stored settings. */
  space: string;
  /** The reads to start: the arguments of `fetch` for each. */
  reads?: readonly unknown[];
  /** Only in HTML that answers the address of a page for signed-in users. */
  guarded?: GuardedPages | undefined;
}

/** Returns the scripts of the head. What differs between pages is in their attributes. */
export function headScripts({ code, space, reads = [], guarded }: HeadScriptOptions): string {
  const script = (name: keyof typeof code, attribute = '', value = '') =>
    `<script${attribute && ` data-${attribute}="${escapeAttribute(value)}"`}>${code[name]}</script>`;
  return [
    script('firstPaint', 'space', space),
    script('earlyAction'),
    script('earlyReads', 'reads', JSON.stringify(reads)),
    ...(guarded ? [script('guardedPages', 'guarded', JSON.stringify(guarded))] : []),
  ].join('');
}

const ROOT = '<div id="root"></div>';

/** Fills the built template with a page. Throws if a style cannot be written into HTML, or if the template has no place for the page. */
export function fillPage(template: string, { html, head, address, styles, scripts, lateScripts, fonts }: PageParts): string {
  // The first file is in every page, so it has an element, and a hash in the policy, of its own.
  const [first, ...others] = styles.map(({ href, css }) => {
    if (/<\/style/i.test(css)) throw new Error(`${href} cannot be written into HTML`);
    return css.trim();
  });
  const inline = [first, others.join('')].filter((css) => css).map((css) => `<style>${css}</style>`);
  // Vite loads the styles of code that loads later, unless the page has an element for them. A disabled one loads nothing.
  const placeholders = styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
  const hrefs = new Set(styles.map(({ href }) => href));
  const withoutLinks = template.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g, (link, href: string) =>
    hrefs.has(href) ? '' : link,
  );
  const preloads = [
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...lateScripts.map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
  ];
  const fontPreloads = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`);
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const [title = ''] = /<title>[^<]*<\/title>/.exec(head) ?? [];
  const ofHead = [...inline, ...placeholders, head.replace(title, ''), ...preloads].join('');
  return (
    withoutLinks
      .replace(/<title>[^<]*<\/title>/, (own) => title || own)
      .replace('</head>', () => `${ofHead}</head>`)
      // Not in the head, where Chromium would hold back the first paint for it.
      .replace('</body>', () => `${fontPreloads.join('')}</body>`)
      .replace(ROOT, () => `<div id="root"${address === null ? '' : ` data-page="${address}"`}>${html}</div>`)
  );
}

/** The sources that a policy needs for the inline code of these pages: 'sha256-…', in quotes. */
export function inlineSources(pages: readonly string[]): { scripts: string[]; styles: string[] } {
  const hashes = (pattern: RegExp) => [
    ...new Set(
      pages
        .flatMap((page) => [...page.matchAll(pattern)].map((match) => match[1] ?? ''))
        .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ];
  return { scripts: hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g), styles: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g) };
}
