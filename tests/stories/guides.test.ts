import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The longest text that fits a guide without becoming a paragraph. */
const MAX_LENGTH = 140;
/** The most components that may give the same advice. More often it belongs to the design rules and not to a component. */
const MAX_REPEATS = 3;

/** A text of a guide, with the part of the guide that it is in. */
interface Phrase {
  file: string;
  part: string;
  text: string;
}

/** Returns the texts in the `guide` of a story file, which the compiler has checked to be a Guide. */
function phrasesOf(file: string, source: string): Phrase[] {
  const phrases: Phrase[] = [];
  const collect = (part: string, node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) phrases.push({ file, part, text: node.text });
    // The names of keys and components are no sentences.
    else if (ts.isPropertyAssignment(node)) collect(part, node.initializer);
    else ts.forEachChild(node, (child) => collect(part, child));
  };
  const find = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'guide' && ts.isObjectLiteralExpression(node.initializer)) {
      for (const part of node.initializer.properties) if (ts.isPropertyAssignment(part)) collect(part.name.getText(), part.initializer);
    } else ts.forEachChild(node, find);
  };
  find(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return phrases;
}

/** Returns what is wrong with the phrases, one line each. */
function faultsIn(phrases: readonly Phrase[]): string[] {
  const countOf = (text: string) => new Set(phrases.filter((other) => other.text === text).map(({ file }) => file)).size;
  const repeated = [...new Set(phrases.map(({ text }) => text))].filter((text) => countOf(text) > MAX_REPEATS);
  return [
    ...phrases.filter(({ text }) => text.endsWith('.')).map(({ file, text }) => `${file} ends with a full stop: ${text}`),
    ...phrases
      .filter(({ part, text }) => (part === 'do' || part === 'dont') && !/^\p{Lu}/u.test(text))
      .map(({ file, text }) => `${file} begins without a capital: ${text}`),
    ...phrases
      .filter(({ text }) => text.length > MAX_LENGTH)
      .map(({ file, text }) => `${file} has ${text.length} of ${MAX_LENGTH} characters: ${text}`),
    ...repeated.map((text) => `${countOf(text)} components say: ${text}`),
  ];
}

const files = ['src', 'mocks'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => join(root, path)),
);
const phrases = files.flatMap((file) => phrasesOf(file, readFileSync(file, 'utf8')));

test('every guide is short, has no full stops, and says what others do not', () => {
  expect(new Set(phrases.map(({ file }) => file)).size).toBeGreaterThan(100);
  expect(faultsIn(phrases)).toEqual([]);
});

test('reads every part of a guide, and only its texts', () => {
  const source = `preview.meta({
    parameters: { guide: {
      instead: { Card: 'for text' }, do: ['Give it a name'], dont: ["Don't"], keyboard: { 'Enter or Space': \`Opens it\` },
    } },
    args: { name: 'Not a guide.' },
  });`;
  expect(phrasesOf('a', source).map(({ part, text }) => `${part}: ${text}`)).toEqual([
    'instead: for text',
    'do: Give it a name',
    "dont: Don't",
    'keyboard: Opens it',
  ]);
});

test.each([
  ['a full stop', [{ part: 'keyboard', text: 'Opens it.' }], 'a ends with a full stop: Opens it.'],
  ['a small letter', [{ part: 'dont', text: 'hide it' }], 'a begins without a capital: hide it'],
  ['a long text', [{ part: 'do', text: 'N'.repeat(141) }], `a has 141 of 140 characters: ${'N'.repeat(141)}`],
  ['a fourth time', ['a', 'b', 'c', 'd'].map((file) => ({ file, part: 'do', text: 'Name it' })), '4 components say: Name it'],
])('finds %s', (_, wrong, fault) => {
  expect(faultsIn(wrong.map((phrase) => ({ file: 'a', ...phrase })))).toEqual([fault]);
});

test('allows small letters after Use, and one text in three components', () => {
  expect(faultsIn(['a', 'b', 'c'].map((file) => ({ file, part: 'instead', text: 'for a person' })))).toEqual([]);
});
