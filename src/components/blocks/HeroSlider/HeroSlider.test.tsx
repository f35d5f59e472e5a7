import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroSlider } from './HeroSlider.tsx';
import { heroSlides } from './slides.ts';

test('before the page has its code, only the pictures of the first slide load', () => {
  const html = renderToString(<HeroSlider slides={heroSlides} />);
  expect([...html.matchAll(/<img [^>]*src="\/([^"]*)"/g)].map(([, source]) => source)).toEqual([...(heroSlides[0]?.pictures ?? [])]);
  for (const { title } of heroSlides) expect(html).toContain(title);
});
