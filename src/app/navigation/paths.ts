/** Encodes an id. Ids are untrusted, so a lone surrogate in one must not throw. */
const encoded = (id: string): string => encodeURIComponent(id.toWellFormed());

/** The path of an item's page below `page`, which has no trailing slash. */
export const idPath = (page: string, id: string): string => `${page}/${encoded(id)}`;

/** The id in the path of an item's page below `page`; null for other paths, and for ids that cannot be decoded. */
export function idOfPath(page: string, path: string): string | null {
  const start = `${page}/`;
  if (path.slice(0, start.length).toLowerCase() !== start.toLowerCase()) return null;
  const [id = '', ...rest] = path.slice(start.length).replace(/\/$/, '').split('/');
  try {
    return id === '' || rest.length > 0 ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** True for the path of that page. Like the router, it ignores a trailing slash and the case of the page's own name. */
export function isIdPath(page: string, id: string, path: string): boolean {
  const start = `${page}/`;
  const isBelow = path.slice(0, start.length).toLowerCase() === start.toLowerCase();
  return isBelow && id !== '' && path.slice(start.length).replace(/\/$/, '') === encoded(id);
}
