/** Says which of the pictures a card shows, and why it does not show the first. `shown` is the index, or -1 for none. */
export function shownPictureText(pictures: readonly string[], shown: number): string {
  const isGiven = (picture: string | undefined) => picture !== undefined && picture.trim() !== '';
  if (shown === -1) return pictures.some(isGiven) ? 'None of the images can be shown.' : 'No image yet.';
  const name = `Image ${shown + 1}`;
  if (shown === 0) return `It shows ${name}.`;
  return `It shows ${name}, since Image 1 ${isGiven(pictures[0]) ? 'cannot be shown' : 'is missing'}.`;
}
