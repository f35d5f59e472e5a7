/** A user with a photo, and a user whose account has neither a name nor a photo. */
export const people = {
  withPhoto: { name: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp' },
  nameless: { name: '', photo: '' },
};
