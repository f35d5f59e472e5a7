import { Picture } from '../../primitives/Picture/Picture.tsx';
import * as css from './ProductCell.css.ts';

export interface ProductCellProps {
  /** The id of the product or its order. Determines the picture's tint. */
  id: string;
  name: string;
  /** In order of preference. */
  pictures: readonly string[];
}

/** A product in a table cell: a small picture, and a name of any length. Use ProductCard in a list of products. */
export const ProductCell = ({ id, name, pictures }: ProductCellProps) => (
  <span className={css.cell}>
    <Picture sources={pictures} colorKey={id} alt="" size="thumb" />
    <span className={css.name} dir="auto">
      {name}
    </span>
  </span>
);
