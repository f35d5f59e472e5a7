/** The address of the generic person, for users without a photo. */
export const DEFAULT_PERSON = 'pictures/1f9d1-200d-1f527.webp';
