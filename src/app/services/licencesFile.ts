/** The file of a build with the licences of what others have made, below the site's base (scripts/build/licences.ts). */
export const LICENCES_FILE = 'licences.txt';
