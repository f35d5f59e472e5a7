import { toId } from 'storybook/internal/csf';

/** The documents that this Storybook shows as pages, by their path: the title of the page, and the word for it in a sentence. */
const pages: Partial<Record<string, { title: string; word: string }>> = {
  'docs/spec.md': { title: 'Rules/Specification', word: 'specification' },
  'docs/product-rules.md': { title: 'Rules/Product rules', word: 'product rules' },
};

const addressOf = (title: string, anchor = '') => `./?path=/docs/${toId(title, 'docs')}${anchor}`;

/** Turns the rules that a docstring cites, as 'docs/spec.md#my-orders', into links to the page that has them. */
export const linkCitations = (text: string): string =>
  text.replaceAll(/(docs\/[\w-]+\.md)(#[\w-]+)/g, (citation, path: string, anchor: string) => {
    const page = pages[path];
    if (page === undefined) return citation;
    return `[${page.word}: ${anchor.slice(1).replaceAll('-', ' ')}](${addressOf(page.title, anchor)})`;
  });

/** Makes the links between documents lead to their pages here. What this Storybook does not have is text only. */
export const linkDocuments = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)/g, (_, label: string, file: string, anchor?: string) => {
    const page = pages[`docs/${file}`];
    return page === undefined ? label : `[${label}](${addressOf(page.title, anchor)})`;
  });
