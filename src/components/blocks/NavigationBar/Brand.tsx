import { Link } from '../../primitives/Link/Link.tsx';
import { brand, mark, name } from './Brand.css.ts';

/** The shop's logo and name, linked to the home page. The name is out of sight if the window is too narrow for it. */
export function Brand() {
  return (
    <span className={brand}>
      <Link look="plain" href="/">
        <svg className={mark} viewBox="0 0 36 36" aria-hidden="true">
          <path
            fill="currentColor"
            d="M24.8 8.6a6.6 6.6 0 0 0-8.3 8.3l-7.6 7.6a2.1 2.1 0 0 0 3 3l7.6-7.6a6.6 6.6 0 0 0 8.3-8.3l-3.9 3.9-3.4-.9-.9-3.4z"
          />
        </svg>
        <span className={name}>Gadget Garage</span>
      </Link>
    </span>
  );
}
