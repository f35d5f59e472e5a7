import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Args, Globals } from 'storybook/internal/csf';
import * as css from './Frames.css.ts';
import { isFramed, settings, type Shown, viewports, zoomOf } from './settings.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = ['phone', 'tablet', 'laptop', 'wide'] as const;

interface Frame {
  title: string;
  /** In CSS pixels; undefined for an equal share of the page. */
  width: number | undefined;
  theme: string;
}

/** The frames of a choice in the toolbar. */
function framesOf({ frames, theme, text }: Globals): Frame[] {
  const widths = frames === 'widths' || frames === 'all' ? WIDTHS.map((name) => viewports[name]) : [undefined];
  const themes = frames === 'themes' || frames === 'all' ? THEMES : [String(theme)];
  return widths.flatMap((viewport) =>
    themes.map((each) => ({
      title: [
        ...(viewport === undefined ? [] : [viewport.name]),
        ...(themes.length > 1 ? [each === 'dark' ? 'Dark' : 'Light'] : []),
        ...(zoomOf(text) === 1 ? [] : [`text at ${settings['text']?.choices[String(text)]}`]),
      ].join(', '),
      width: viewport === undefined ? undefined : Number.parseInt(viewport.styles.width, 10),
      theme: each,
    })),
  );
}

/** Returns a global as Storybook writes it in an address: `pseudo.hover:!true`. Storybook ignores other names, such as with a slash. */
function inAddress(name: string, value: unknown): string[] {
  if (!/^[\w.-]+$/.test(name)) return [];
  if (typeof value === 'string' || typeof value === 'number') return [`${name}:${value}`];
  if (typeof value === 'boolean') return [`${name}:!${value}`];
  return Object.entries(value ?? {}).flatMap(([part, inner]) => inAddress(`${name}.${part}`, inner));
}

/** The address of this story alone, with the toolbar's settings and this theme. The page passes the values of the controls itself. */
function addressOf({ viewport: _, ...globals }: Globals, theme: string): string {
  const address = new URL(location.href);
  address.searchParams.delete('args');
  const own = Object.entries({ ...globals, theme, frames: 'one' });
  address.searchParams.set('globals', own.flatMap(([name, value]) => inAddress(name, value)).join(';'));
  return address.href;
}

/** True on a page that shows a story in frames. Outside of Storybook's own frame, which is zoomed itself, larger text needs one too. */
export const showsFrames = (context: Shown): boolean =>
  isFramed(context) || (window.parent === window && context.viewMode !== 'docs' && zoomOf(context.globals['text']) !== 1);

/**
 * Makes the steps of a story run in its frames, one frame after the other, because typing takes the focus from all other frames. The
 * page around them does not play the story.
 */
export function playInFrames({ input }: { input: { play?: (context: never) => unknown } }): void {
  const { play } = input;
  if (play === undefined) return;
  input.play = (context: never) => {
    if (showsFrames(context)) return undefined;
    // A lock ends with the page that holds it, so a frame that is loaded again stops no other.
    return isInFrame() ? navigator.locks.request('steps', () => play(context)) : play(context);
  };
}

/** The event by which the page with the frames passes the values of the controls to them. */
const ARGS_CHANGED = 'framed-args';

declare global {
  interface Window {
    /** On a page with frames: the values of the controls that are changed. */
    framedArgs?: Args;
  }
}

interface FramesProps {
  globals: Globals;
  args: Args;
  initialArgs: Args;
}

/** The values that differ from the initial ones. Callbacks are left out, because each frame has its own. */
const changedArgs = (args: Args, initialArgs: Args): Args =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([name, value]) => typeof value !== 'function' && value !== initialArgs[name])
      .map(([name, value]) => [name, value === undefined ? undefined : JSON.parse(JSON.stringify(value))]),
  );

/** Shows the story in several frames: in both themes, at all widths, or both. */
export function Frames({ globals, args, initialArgs }: FramesProps) {
  const zoom = zoomOf(globals['text']);
  const list = useRef<HTMLUListElement>(null);
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    window.framedArgs = changedArgs(args, initialArgs);
    for (const { contentWindow } of list.current?.querySelectorAll('iframe') ?? []) contentWindow?.dispatchEvent(new Event(ARGS_CHANGED));
  }, [args, initialArgs]);
  // The page stays when another story is opened, whose page may show stories in iframes too.
  useLayoutEffect(() => () => void delete window.framedArgs, []);
  return (
    <ul ref={list} className={['one', 'themes'].includes(String(globals['frames'])) ? css.halves : css.frames}>
      {available > 0 &&
        framesOf(globals).map(({ title, width, theme }) => {
          const scale = width === undefined ? 1 : Math.min(1, available / width);
          return (
            <li key={title} className={css.frame}>
              <p className={css.title}>
                {title}{' '}
                {width !== undefined && (
                  <span className={css.size}>{scale < 1 ? `${width} px, at ${Math.round(scale * 100)} %` : `${width} px`}</span>
                )}
              </p>
              <div
                className={css.window}
                style={width === undefined ? undefined : { inlineSize: width * scale, blockSize: `${scale * 85}vh` }}
              >
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this same page */}
                <iframe
                  id={`iframe--${theme}${width ?? ''}`}
                  loading="lazy"
                  title={title}
                  className={css.document}
                  src={addressOf(globals, theme)}
                  style={{
                    inlineSize: width === undefined ? `${100 / zoom}%` : width / zoom,
                    blockSize: width === undefined ? `${100 / zoom}%` : `${85 / zoom}vh`,
                    transform: `scale(${scale * zoom})`,
                  }}
                />
              </div>
            </li>
          );
        })}
    </ul>
  );
}

/** Renders a story with the controls of the page that it is framed in, if it is. */
export function InFrame({ args, render }: { args: Args; render: (args: Args) => ReactNode }) {
  const [framed, setFramed] = useState(argsOfParent);
  useEffect(() => {
    const update = () => setFramed(argsOfParent());
    addEventListener(ARGS_CHANGED, update);
    return () => removeEventListener(ARGS_CHANGED, update);
  }, []);
  return render({ ...args, ...framed });
}

/** The values that the page around this one passes to it; undefined if it is no page with frames. */
function argsOfParent(): Args | undefined {
  if (window.parent === window) return undefined;
  try {
    return window.parent.framedArgs;
  } catch {
    // A page of another origin, such as a wiki or another Storybook, cannot be read.
    return undefined;
  }
}

const isInFrame = (): boolean => argsOfParent() !== undefined;
