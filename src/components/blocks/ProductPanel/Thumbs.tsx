import { Picture } from '../../primitives/Picture/Picture.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { thumb, thumbs } from './ProductPanel.css.ts';

interface ThumbsProps {
  pictures: readonly string[];
  seed: string;
  /** The index of the large picture, from 0. */
  shown: number;
  onShow: (index: number) => void;
}

/** The thumbnails that choose the large picture. */
export function Thumbs({ pictures, seed, shown, onShow }: ThumbsProps) {
  return (
    <ul className={thumbs}>
      {pictures.map((picture, index) => (
        <li key={`${index} ${picture}`}>
          <button type="button" className={thumb} aria-pressed={index === shown} onClick={() => onShow(index)}>
            <Picture sources={[picture]} seed={seed} alt="" size="thumb" />
            <VisuallyHidden>{`Picture ${index + 1} of ${pictures.length}`}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
