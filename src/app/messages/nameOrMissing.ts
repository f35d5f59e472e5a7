/** A product's name, or 'Unnamed product'. */
export const nameOrMissing = (name: string): string => (name.trim() === '' ? 'Unnamed product' : name);
