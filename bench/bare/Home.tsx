import { Link } from 'react-router';
import { products } from './products.ts';

/** All products, in the order of the shop. */
export const Home = () => (
  <main>
    <h1>Car Tools</h1>
    <ul>
      {products.map(({ id, name, price, picture }) => (
        <li key={id}>
          <img src={picture} alt="" width={92} height={92} />
          <div>
            <h2>{name}</h2>
            <p>${price.toFixed(2)}</p>
            <Link to={`/booking/${id}`}>Book</Link>
          </div>
        </li>
      ))}
    </ul>
  </main>
);
