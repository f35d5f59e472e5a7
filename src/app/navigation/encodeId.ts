/** An id as a part of a path. Ids come from outside: half a character in one must not throw. */
export const encodeId = (id: string): string => encodeURIComponent(id.toWellFormed());
