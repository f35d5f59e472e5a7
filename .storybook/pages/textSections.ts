/** A part of src/contract/texts.ts. */
interface TextSection {
  /** 'Booking' */
  title: string;
  /** Its texts by their name in the code, each with its docstring, or ''. */
  texts: { name: string; about: string }[];
}

/** Returns the parts of src/contract/texts.ts: each begins with a comment below an empty line, and ends with the next one. */
export function sectionsOf(source: string): TextSection[] {
  const sections: TextSection[] = [];
  for (const paragraph of source.split('\n\n')) {
    const [, title] = /^\/\/ (.*?)\.?\n/.exec(paragraph) ?? [];
    if (title === undefined) continue;
    const texts = [...paragraph.matchAll(/(?:\/\*\* (.*) \*\/\n)?export const (\w+)/g)];
    sections.push({ title, texts: texts.map(([, about = '', name = '']) => ({ name, about })) });
  }
  return sections;
}
