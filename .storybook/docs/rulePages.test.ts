import { expect, test } from 'vitest';
import { linkCitations, linkDocuments } from './rulePages.ts';

test('cited rules become links to their pages', () => {
  expect(linkCitations('The form (docs/spec.md#sign-up, docs/product-rules.md#history).')).toBe(
    'The form ([specification: sign up](./?path=/docs/rules-specification--docs#sign-up), [product rules: history](./?path=/docs/rules-product-rules--docs#history)).',
  );
});

test('a document without a page stays a text', () => {
  expect(linkCitations('See docs/library.md#install.')).toBe('See docs/library.md#install.');
});

test('links between documents lead to pages, and others are text', () => {
  expect(linkDocuments('[calls](spec.md#calls), [all](product-rules.md)')).toBe(
    '[calls](./?path=/docs/rules-specification--docs#calls), [all](./?path=/docs/rules-product-rules--docs)',
  );
  expect(linkDocuments('[0026](decisions/0026-two-wordings.md), [lists](#lists) and [WCAG](https://www.w3.org/)')).toBe(
    '0026, [lists](#lists) and [WCAG](https://www.w3.org/)',
  );
});
