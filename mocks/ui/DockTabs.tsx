'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isRightToLeft } from '#components/isRightToLeft.ts';
import * as css from './Dock.css.ts';

/** A part of the dock. */
export interface DockTab {
  title: string;
  content: ReactNode;
}

export interface DockTabsProps {
  /** Names the tabs. */
  label: string;
  /** The first one is open at first. */
  tabs: readonly DockTab[];
}

/** The parts of the dock, of which one is shown. Each mounts when it is first shown, and keeps what is typed. Arrow keys change the tab. */
export function DockTabs({ label, tabs }: DockTabsProps) {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [begun, setBegun] = useState<readonly number[]>([current]);
  if (!begun.includes(current)) setBegun([...begun, current]);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const forwards = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps = { [forwards]: 1, [backwards]: tabs.length - 1, Home: tabs.length - current, End: tabs.length - 1 - current };
    const step = (steps as Record<string, number | undefined>)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step) % tabs.length;
    setCurrent(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div ref={list} className={css.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            className={css.tab}
            aria-selected={index === current}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={css.panel}
          hidden={index !== current}
        >
          {begun.includes(index) && content}
        </div>
      ))}
    </>
  );
}
