import { useEffect, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/tokens.ts';

/** `moving`: slides advance. `stopped`: hover, keyboard focus or a hidden tab. `paused`: the button or reduced motion. */
type RotationState = 'moving' | 'stopped' | 'paused';

/** The visible slide, and the events that change it. */
interface Rotation {
  /** The index of the visible slide. */
  current: number;
  state: RotationState;
  /** Shows a slide; an index past either end wraps around. */
  show: (index: number) => void;
  /** Call it when the pointer enters or leaves the slides. */
  hover: (over: boolean) => void;
  /** Call it when keyboard focus enters or leaves the slides. */
  focus: (within: boolean) => void;
  /** Pauses or plays. Play starts at once, even if the pointer and focus are still on the button. */
  toggle: () => void;
}

/** Rotates through `count` slides, showing each for `every` milliseconds (docs/product-rules.md#hero). */
export function useRotation({ count, every }: { count: number; every: number }): Rotation {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<'none' | 'play' | 'pause'>('none');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { lessMotion, tabHidden } = useMotionBlockers();

  const paused = choice === 'pause' || (choice === 'none' && lessMotion);
  const isStopped = hovered || focused || tabHidden;
  const state = paused ? 'paused' : isStopped ? 'stopped' : 'moving';

  useEffect(() => {
    if (state !== 'moving') return undefined;
    const timer = setTimeout(() => setCurrent((current + 1) % count), every);
    return () => clearTimeout(timer);
  }, [state, current, count, every]);

  const toggle = () => {
    // Play overrides reduced motion only if that is already set, so that setting it later still pauses the slides.
    setChoice(!paused ? 'pause' : lessMotion ? 'play' : 'none');
    setHovered(false);
    setFocused(false);
  };
  const show = (index: number) => setCurrent((index + count) % count);
  return { current, state, show, hover: setHovered, focus: setFocused, toggle };
}

const lessMotion = () => matchMedia(reducedMotion).matches || document.documentElement.dataset['motion'] === 'reduced';
const watchMotion = (listener: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', listener);
    choice.disconnect();
  };
};

const tabHidden = () => document.hidden;
const watchTab = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const never = () => false;

/** Returns the reasons to stop automatic motion: reduced motion, which the system or the shop sets, and a hidden tab. */
function useMotionBlockers(): { lessMotion: boolean; tabHidden: boolean } {
  return {
    lessMotion: useSyncExternalStore(watchMotion, lessMotion, never),
    tabHidden: useSyncExternalStore(watchTab, tabHidden, never),
  };
}
