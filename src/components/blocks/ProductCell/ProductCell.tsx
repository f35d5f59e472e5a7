import { Picture } from '../../primitives/Picture/Picture.tsx';
import * as css from './ProductCell.css.ts';

export interface ProductCellProps {
  name: string;
  /** In order of preference. */
  pictures: readonly string[];
}

/** A product in a table cell: a small picture, and a name of any length. Use ProductCard in a list of products. */
export const ProductCell = ({ name, pictures }: ProductCellProps) => (
  <span className={css.cell}>
    <Picture sources={pictures} alt="" size="thumb" />
    <span className={css.name} dir="auto">
      {name}
    </span>
  </span>
);
