import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { showForcedColors } from './forcedColors.ts';
import { initialGlobals } from './settings.ts';

let current: Globals = initialGlobals;
const listeners = new Set<() => void>();
const channel = addons.getChannel();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  channel.on(event, ({ globals }: { globals: Globals }) => {
    current = globals;
    for (const listener of listeners) listener();
  });
}

/** What the toolbar says now, for pages. A story's own globals are in its context. */
export const toolbar = {
  read: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const TEXT_SIZES: Record<string, string> = { larger: '150%', double: '200%' };

/** Applies the settings that concern the whole document. */
export function showGlobals({ theme, text, direction, motion, colors }: Globals): void {
  const root = document.documentElement;
  const set = (name: 'theme' | 'motion', value: string | undefined) => {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  };
  set('theme', theme === 'system' ? undefined : String(theme));
  set('motion', motion === 'reduced' ? 'reduced' : undefined);
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  root.style.fontSize = TEXT_SIZES[String(text)] ?? '';
  showForcedColors(colors === 'forced');
}
