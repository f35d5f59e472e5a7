/** An email without surrounding spaces and in lower case, as the key of its account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** True if both are the same address, apart from case and surrounding spaces. */
export const sameEmail = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other);
