'use client';

import { Heading } from '#components/primitives/Heading/Heading.tsx';
import type { Store } from '#contract/store.ts';
import type { DockProps } from './Dock.tsx';
import { DockButton } from './DockButton.tsx';
import { DockOpener } from './DockOpener.tsx';
import type { JoinedShops } from './joinShops.ts';
import * as css from './TwoPeople.css.ts';
import { useCurrent } from './useCurrent.ts';

/** One of the frames. */
export interface Side {
  /** The frame's name, by which the shop in it finds its own session. */
  name: string;
  /** The address of its first page. */
  src: string;
  /** Describes the person who is signed in there. */
  person: () => string;
}

export interface TwoPeopleProps {
  sides: readonly Side[];
  /** Calls the listener when somebody else is signed in in a frame. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
  /** The shops of all frames as one; null before the first of them has started. */
  shops: Pick<Store<JoinedShops | null>, 'read' | 'subscribe'>;
  /** The people that the dock offers. */
  people: DockProps['people'];
}

interface FramedShopProps extends Pick<TwoPeopleProps, 'onChange'> {
  side: Side;
}

/** The whole shop in a frame, under the name of the person who uses it. */
function FramedShop({ side, onChange }: FramedShopProps) {
  const person = useCurrent(onChange, side.person);
  return (
    <section className={css.side} aria-label={`The ${side.name} shop`}>
      <div className={css.person}>
        <Heading level={2} size={4}>
          {person}
        </Heading>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this same site, with its storage */}
      <iframe className={css.frame} name={side.name} title={`The shop of ${person}`} src={side.src} />
    </section>
  );
}

/** Two people in one world, side by side in a wide window. Each frame has its own notice, and the page one dock for both. */
export function TwoPeople({ sides, onChange, shops, people }: TwoPeopleProps) {
  const joined = useCurrent(shops.subscribe, shops.read);
  return (
    <main className={css.page}>
      <div className={css.header}>
        <h1 className={css.title}>Two people in one shop: what one does, the other sees</h1>
        {joined === null ? <DockButton state="starting" onClick={() => {}} /> : <DockOpener {...joined} people={people} />}
      </div>
      {sides.map((side) => (
        <FramedShop key={side.name} side={side} onChange={onChange} />
      ))}
    </main>
  );
}
