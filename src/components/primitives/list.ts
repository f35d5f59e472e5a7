/** The role of a `ul` without bullets, from which Safari takes it away. */
export const LIST = 'list';
