/** True if both are the same address, apart from case and surrounding spaces. */
export const sameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
