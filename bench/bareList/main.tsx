import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../bare/bare.css';
import { products } from '../bare/products.ts';
import './bareList.css';

const SIZE = 10_000;
const HEIGHT = 148;

const cards = Array.from({ length: SIZE }, (_, index) => ({ ...products[index % products.length], id: String(index) }));

/** 10,000 cards of a known height in the window, as the first example of TanStack Virtual does it, and a field that filters them. */
function List() {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [search, setSearch] = useState('');
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const found = cards.filter(({ name }) => name?.toLowerCase().includes(search.toLowerCase()));
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useWindowVirtualizer({ count: found.length, estimateSize: () => HEIGHT, gap: 16, scrollMargin: top });
  return (
    <main>
      <h1>Car Tools</h1>
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <p>{found.length} products</p>
      <div ref={list} className="list" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const card = found[index];
          return (
            <article key={key} className="card" aria-posinset={index + 1} style={{ transform: `translateY(${start - top}px)` }}>
              <img src={card?.picture} alt="" width={92} height={92} />
              <div>
                <h2>{card?.name}</h2>
                <p>${card?.price?.toFixed(2)}</p>
                <a href={`/booking/${card?.id}`}>Book</a>
              </div>
            </article>
          );
        })}
      </div>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<List />);
