import { useEffect, useState } from 'react';
import { useQuiet } from './useQuiet.ts';

/** `moving` by itself, `held` while someone looks closer or nobody looks at all, `paused` until the button is pressed. */
export type RotationState = 'moving' | 'held' | 'paused';

export interface Rotation {
  /** Index of the slide that shows. */
  current: number;
  state: RotationState;
  /** Shows a slide; an index past either end goes round. */
  show: (index: number) => void;
  /** The pointer came over the slides, or left them. */
  hover: (over: boolean) => void;
  /** Keyboard focus came into the slides, or left them. */
  focus: (within: boolean) => void;
  /** The pause and play button. Play moves at once, although the pointer and the focus are still on it. */
  toggle: () => void;
}

/** Which of `count` slides shows, and the clock that moves on every `every` milliseconds (docs/product-rules.md#hero). */
export function useRotation({ count, every }: { count: number; every: number }): Rotation {
  const [current, setCurrent] = useState(0);
  const [wish, setWish] = useState<'none' | 'play' | 'pause'>('none');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { lessMotion, tabHidden } = useQuiet();

  const paused = wish === 'pause' || (wish === 'none' && lessMotion);
  const held = hovered || focused || tabHidden;
  const state = paused ? 'paused' : held ? 'held' : 'moving';

  useEffect(() => {
    if (state !== 'moving') return undefined;
    const timer = setTimeout(() => setCurrent((current + 1) % count), every);
    return () => clearTimeout(timer);
  }, [state, current, count, every]);

  const toggle = () => {
    // A play wish outlives only the stillness that it was pressed in: whoever asks for less motion later gets it.
    setWish(!paused ? 'pause' : lessMotion ? 'play' : 'none');
    setHovered(false);
    setFocused(false);
  };
  const show = (index: number) => setCurrent((index + count) % count);
  return { current, state, show, hover: setHovered, focus: setFocused, toggle };
}
