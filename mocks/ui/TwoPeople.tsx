'use client';

import { Heading } from '#components/primitives/Heading/Heading.tsx';
import * as css from './TwoPeople.css.ts';
import { useCurrent } from './useCurrent.ts';

/** One of the frames. */
export interface Side {
  /** The frame's name, by which the shop in it finds its own session. */
  name: string;
  /** The address of its first page. */
  src: string;
  /** Who is signed in there, as a text. */
  person: () => string;
}

export interface TwoPeopleProps {
  sides: readonly Side[];
  /** Calls the listener when somebody else is signed in in a frame. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
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

/** Two people in one world, side by side in a wide window. Each frame has its own notice and controls. */
export function TwoPeople({ sides, onChange }: TwoPeopleProps) {
  return (
    <main className={css.page}>
      <h1 className={css.title}>Two people in one shop: what one does, the other sees</h1>
      {sides.map((side) => (
        <FramedShop key={side.name} side={side} onChange={onChange} />
      ))}
    </main>
  );
}
