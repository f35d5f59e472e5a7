// The file `_headers` of a build, as Netlify and Cloudflare Pages read it: patterns of paths, each with its headers indented below it.

/** @typedef {{ pattern: string, headers: [name: string, value: string][] }} HeaderRule */

/** @param {string} text @returns {HeaderRule[]} */
export function parseHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.trim().startsWith('#'))) {
    const [name = '', ...value] = line.split(':');
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name.trim().toLowerCase(), value.join(':').trim()]);
  }
  return rules;
}

/** @param {string} pattern a path, or the beginning of one with `*` after it @param {string} pathname */
const matches = (pattern, pathname) => (pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern);

/** @param {HeaderRule[]} rules @param {string} pathname @returns {Record<string, string>} */
export const headersFor = (rules, pathname) =>
  Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, pathname)).flatMap(({ headers }) => headers));
