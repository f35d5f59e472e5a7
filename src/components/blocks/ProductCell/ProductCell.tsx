import { Picture } from '../../primitives/Picture/Picture.tsx';
import { cell, name as nameLook } from './ProductCell.css.ts';

export interface ProductCellProps {
  /** Of the product or its order: decides the picture's tint. */
  id: string;
  name: string;
  /** Best first. */
  pictures: readonly string[];
}

/** A product in a table's cell: a small picture, and the name, however long. On a shelf use ProductCard. */
export const ProductCell = ({ id, name, pictures }: ProductCellProps) => (
  <span className={cell}>
    <Picture sources={pictures} seed={id} alt="" size="thumb" />
    <span className={nameLook} dir="auto">
      {name}
    </span>
  </span>
);
