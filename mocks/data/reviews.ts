import type { Review } from '#contract/entities/review.ts';
import { people } from './people.ts';

type Author = Pick<Review, 'name' | 'email' | 'img'>;

const guests: readonly Author[] = [
  { name: 'Layla Rahimi', email: 'layla.rahimi@example.com', img: 'pictures/1f9d5-1f3fd.webp' },
  { name: 'Walter Finch', email: 'walter.finch@example.org', img: 'pictures/1f474-1f3fd.webp' },
  { name: 'Harjit Gill', email: 'harjit@example.com', img: 'pictures/1f473-1f3fe-200d-2642-fe0f.webp' },
  { name: 'Matteo Ricci', email: 'matteo.ricci@example.com', img: 'pictures/1f9d4-1f3fb-200d-2642-fe0f.webp' },
  { name: 'Svenja Krüger', email: 'svenja@example.org', img: 'pictures/1f469-1f3fd-200d-1f3a4.webp' },
  { name: 'Hana Sato', email: 'hana.sato@example.com', img: 'pictures/1f469-1f3fb-200d-1f52c.webp' },
];

const authors = new Map<string, Author>([
  ...people.map(({ name, email, photo }): [string, Author] => [name, { name, email, img: photo }]),
  ...guests.map((guest): [string, Author] => [guest.name, guest]),
]);

// Newest first. The home page shows the first five.
const texts: readonly (readonly [author: string, description: string])[] = [
  [
    'Tamika Rhodes',
    'The inspection lamp survived a fall from the lift and one from me. The magnet held on both times, the second time to my watch.',
  ],
  ['Harjit Gill', 'Ordered on Monday, in the van on Thursday. The toolbox opens flat, closes square and no longer wakes the dog.'],
  ['Inês Carvalho', 'The touch-up brush is fine, but 6.45 for a brush is a price with a sense of humour. I laughed, and bought two.'],
  [
    'Walter Finch',
    'My grandson chose the goggles and I paid for them. They fit over my spectacles, which is more than I can say of the last three pairs.',
  ],
  ['Layla Rahimi', 'The charger brought back a battery that two garages had buried. I now call it Lazarus, and it starts every morning.'],
  ['Noor Haddad', 'The code reader told me in four seconds what the dashboard had been hinting at since spring.'],
  ['Ruth Bellamy', 'Sturdy. Honest. Orange.'],
  [
    'Henrik Sørensen',
    'I measured the battery, as one does. 70 Ah on the label, 69.2 Ah after three cycles at twenty degrees, which I call honest. The terminal covers are flimsy and one of them left on the motorway, so four stars from me and none for the covers. What won me over was the telephone: I asked about the charging voltage, and the woman at the other end knew it, named the tolerance and told me which charger not to buy from her own shop. I have taught physics for thirty years and rarely had a better answer.',
  ],
  ['Darnell Brooks', 'The clamp did not bend. I tried.'],
  [
    'Matteo Ricci',
    'The sponge lost a corner on its first wash. They sent another one without asking for a photograph. That one has kept its corners.',
  ],
  [
    'Alex Moreau',
    'Pulled a tractor out of a ditch with the tow rope, although it says cars. The rope was right to complain, and so was my neighbour.',
  ],
  ['Svenja Krüger', 'Bought the dash radio for the knobs. Kept it for the sound.'],
  [
    'Kwame Adeyemi',
    'The extinguisher hangs next to the fryer now. Delivery took nine days instead of three, and nobody told me why: please write next time.',
  ],
  ['Hana Sato', 'The gloves are thin enough to feel a thread and thick enough to stop a fan blade. Ask me how I know.'],
  ['Sam Carter', 'The wrench set came with its 10 mm. I have photographed it for the insurance.'],
  ['Tamika Rhodes', 'The vest is very visible. My colleagues have asked me to take it off indoors.'],
  ['Walter Finch', 'The boots are good, the half sizes are better. The laces are too long by a hand.'],
  ['Layla Rahimi', 'Two of ten fuses had their fault light in back to front. They work, but they glow at the wall. Exchanged in two days.'],
  ['Noor Haddad', 'The bucket is a bucket. The grit guard is a revelation.'],
  ['Darnell Brooks', 'Tool cabinet: worth it. Getting it down the cellar stairs: a family matter we do not discuss.'],
  ['Harjit Gill', 'The hand cleaner smells of oranges, and now so does the steering wheel. I am not complaining.'],
  [
    'Inês Carvalho',
    'Asked whether the film comes fresh. It did, with two years to run, and wrapped better than most birthday presents I get.',
  ],
  ['Ruth Bellamy', 'The folding step does not wobble, and at my age that is the whole review.'],
  ['Svenja Krüger', 'The thermometer settled our argument about the heating. I lost. Three stars.'],
];

function authorOf(name: string): Author {
  const author = authors.get(name);
  if (author === undefined) throw new Error(`No author is called ${name}`);
  return author;
}

export const reviews = texts.map(([author, description], index) => ({
  // Newer reviews have higher ids.
  _id: `64f0a1c2e4b0${String(400 + texts.length - index).padStart(12, '0')}`,
  description,
  ...authorOf(author),
})) satisfies readonly Review[];
