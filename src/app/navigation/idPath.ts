/** Ids come from outside: half a character in one must not throw. */
const encoded = (id: string): string => encodeURIComponent(id.toWellFormed());

/** The address of one thing's page below `page`, which has no slash at its end. */
export const idPath = (page: string, id: string): string => `${page}/${encoded(id)}`;

/** Whether a path is that page: the router takes a last slash, and other capitals in the page's own name, for the same page. */
export function isIdPath(page: string, id: string, path: string): boolean {
  const start = `${page}/`;
  const isBelow = path.slice(0, start.length).toLowerCase() === start.toLowerCase();
  return isBelow && id !== '' && path.slice(start.length).replace(/\/$/, '') === encoded(id);
}
