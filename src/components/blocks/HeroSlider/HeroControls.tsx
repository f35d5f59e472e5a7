import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './HeroControls.css.ts';

interface HeroControlsProps {
  titles: readonly string[];
  current: number;
  /** `playing` if the slides advance automatically, even while hover or focus holds them. */
  mode: 'playing' | 'paused';
  onShow: (index: number) => void;
  onToggle: () => void;
}

/** The pause button and the dots of the hero. The button is first, so that users who are disturbed by motion reach it first. */
export function HeroControls({ titles, current, mode, onShow, onToggle }: HeroControlsProps) {
  return (
    <div className={css.controls}>
      <button type="button" className={css.toggle} aria-label={mode === 'playing' ? 'Pause slides' : 'Play slides'} onClick={onToggle}>
        <Icon icon={mode === 'playing' ? Pause : Play} />
      </button>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={css.dot}
          aria-label={`Show ${title}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}
