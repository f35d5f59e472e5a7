import { Link, useParams } from 'react-router';
import { products } from './products.ts';

/** The page that a card links to. It only exists so that the home page needs a router. */
export function Booking() {
  const { id } = useParams();
  const product = products.find((candidate) => candidate.id === id);
  return (
    <main>
      <h1>{product?.name ?? 'Not Found'}</h1>
      <Link to="/">Back</Link>
    </main>
  );
}
