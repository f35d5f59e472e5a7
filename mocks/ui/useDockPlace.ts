import { type FocusEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { readJson } from '#app/services/platform/keys.ts';
import type { KeyValueStore } from '#app/services/ports.ts';
import { isRightToLeft } from '#components/isRightToLeft.ts';
import { DOCK_HEIGHT, DOCK_WIDTH } from './Dock.css.ts';

/** The key under which a tab stores where its dock is. */
const SANDBOX_DOCK = 'sandbox dock';

const EDGES = ['bottom', 'side'] as const;
type Edge = (typeof EDGES)[number];

/** The edge that somebody has moved the dock to, and its size at each: a share of the window in percent. */
const Place = v.object({ edge: v.picklist(EDGES), bottom: v.optional(v.number()), side: v.optional(v.number()) });
type Place = v.InferOutput<typeof Place>;

/** The smallest and the largest share, in percent. */
const SHARES = { min: 20, max: 70 };
/** The change by an arrow key. */
const STEP = 5;

interface Layout {
  /** The edge that shows the dock. In a narrow window it is always the bottom. */
  edge: Edge;
  isAtLeft: boolean;
  rectangle: DOMRect;
  /** Its share of the window. */
  share: number;
}

function layoutOf(handle: HTMLElement): Layout {
  const rectangle = (handle.parentElement ?? handle).getBoundingClientRect();
  const isAtSide = rectangle.top === 0;
  const share = isAtSide ? rectangle.width / window.innerWidth : rectangle.height / window.innerHeight;
  return { edge: isAtSide ? 'side' : 'bottom', isAtLeft: isAtSide && isRightToLeft(handle), rectangle, share: share * 100 };
}

/** The share of a dock that begins at the pointer. */
function shareFrom({ clientX, clientY }: PointerEvent, { edge, isAtLeft, rectangle }: Layout): number {
  if (edge === 'bottom') return ((rectangle.bottom - clientY) / window.innerHeight) * 100;
  return ((isAtLeft ? clientX - rectangle.left : rectangle.right - clientX) / window.innerWidth) * 100;
}

/** The share that a key of the handle asks for, as in https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/. */
function shareByKey(key: string, { edge, isAtLeft, share }: Layout): number | undefined {
  const [left, right] = isAtLeft ? [-STEP, STEP] : [STEP, -STEP];
  const steps = edge === 'bottom' ? { ArrowUp: STEP, ArrowDown: -STEP } : { ArrowLeft: left, ArrowRight: right };
  const step = (steps as Record<string, number | undefined>)[key];
  return { Home: SHARES.min, End: SHARES.max }[key] ?? (step === undefined ? undefined : share + step);
}

/**
 * Moves the dock to the side of the window and back, and changes its size. The tab keeps both; without a store, the dock is at the bottom
 * again when it is opened again.
 */
export function useDockPlace(store: KeyValueStore | undefined) {
  const [place, setPlace] = useState<Place>(() => (store && readJson(store, SANDBOX_DOCK, Place)) ?? { edge: 'bottom' });
  const handle = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Pick<Layout, 'edge' | 'share'>>({ edge: 'bottom', share: 50 });
  const change = (part: Partial<Place>) => {
    const next = { ...place, ...part };
    setPlace(next);
    store?.write(SANDBOX_DOCK, JSON.stringify(next));
  };
  const resize = (edge: Edge, share: number) => change({ [edge]: Math.round(Math.min(SHARES.max, Math.max(SHARES.min, share))) });
  // On the root, because the page makes room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (place.bottom !== undefined) style.setProperty(DOCK_HEIGHT, `${place.bottom}dvh`);
    if (place.side !== undefined) style.setProperty(DOCK_WIDTH, `${place.side}vw`);
    if (handle.current !== null) setLayout(layoutOf(handle.current));
    return () => {
      for (const property of [DOCK_HEIGHT, DOCK_WIDTH]) style.removeProperty(property);
    };
  }, [place]);
  return {
    edge: place.edge,
    move: () => change({ edge: place.edge === 'bottom' ? 'side' : 'bottom' }),
    /** The properties of the handle, a child of the dock. */
    handle: {
      ref: handle,
      'aria-orientation': layout.edge === 'bottom' ? ('horizontal' as const) : ('vertical' as const),
      'aria-valuenow': Math.round(layout.share),
      'aria-valuemin': SHARES.min,
      'aria-valuemax': SHARES.max,
      // The window may have changed.
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => setLayout(layoutOf(currentTarget)),
      onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        if (button === 0) currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const current = layoutOf(event.currentTarget);
        resize(current.edge, shareFrom(event, current));
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const current = layoutOf(event.currentTarget);
        const share = shareByKey(event.key, current);
        if (share === undefined) return;
        event.preventDefault();
        resize(current.edge, share);
      },
    },
  };
}
