/** Somebody with a picture, and somebody whose account says next to nothing. */
export const people = {
  withPhoto: { name: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp' },
  nameless: { name: '', photo: '' },
};
