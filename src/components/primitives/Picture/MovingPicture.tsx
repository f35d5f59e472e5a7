import { ViewTransition } from 'react';
import { Picture, type PictureProps } from './Picture.tsx';

export interface MovingPictureProps extends PictureProps {
  /** The product's id. A page must not show two of these with the same id. */
  productId: string;
}

/**
 * A product's picture that moves to its place on the next page if that page has one of the same product. Moves in transitions of type
 * `navigation`, see [`addTransitionType`](https://react.dev/reference/react/addTransitionType). Use Picture where nothing follows.
 */
export const MovingPicture = ({ productId, ...picture }: MovingPictureProps) => (
  <ViewTransition
    // Encoded, because React fails for names with both a space and a letter outside Latin-1.
    name={`picture-${encodeURIComponent(productId.toWellFormed())}`}
    default="none"
    // Not always: a list that is filtered mounts its cards anew, and what is typed while a transition begins would be lost.
    share={{ navigation: 'auto', default: 'none' }}
  >
    <Picture {...picture} />
  </ViewTransition>
);
