import type { Globals } from 'storybook/internal/csf';
import { NETWORKS } from '../../mocks/faults/networks.ts';

/** The widths at which screens are reviewed, in CSS pixels. */
export const viewports = {
  small: { name: 'Smallest phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide screen', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

/** A setting of the toolbar. It is a global of Storybook, so it is part of a story's address. */
export interface Setting {
  title: string;
  /** The names of its values. The first is the initial one. */
  choices: Readonly<Record<string, string>>;
  /** The kind of stories that it changes; it changes no others. @default all stories and pages */
  only?: 'stories' | 'journeys' | 'screens';
}

/**
 * The settings, in the order in which the toolbar lists them. Values are not numeric, because
 * Storybook would parse them as numbers. */
export const settings: Readonly<Record<string, Setting>> = {
  theme: { title: 'Theme', choices: { system: 'System', light: 'Light', dark: 'Dark' } },
  frames: { title: 'Frames', choices: { one: 'One', themes: 'Themes', widths: 'Widths', all: 'Themes × widths' }, only: 'stories' },
  text: { title: 'Text size', choices: { normal: '100 %', larger: '150 %', double: '200 %' } },
  direction: { title: 'Writing', choices: { ltr: 'Left to right', rtl: 'Right to left' } },
  motion: { title: 'Motion', choices: { full: 'As set', reduced: 'Reduced' } },
  colors: { title: 'Colours', choices: { own: 'Own', forced: 'Forced' } },
  shell: { title: 'Bar and footer', choices: { alone: 'Without', inShop: 'With' }, only: 'screens' },
  person: {
    title: 'Person',
    choices: { story: 'As the story says', signedOut: 'Signed out', shopper: 'Shopper', administrator: 'Administrator' },
    only: 'journeys',
  },
  network: { title: 'Network', choices: Object.fromEntries(NETWORKS.map(({ value, label }) => [value, label])), only: 'journeys' },
};

/** The first value of every setting. */
export const initialGlobals: Globals = Object.fromEntries(
  Object.entries(settings).map(([name, { choices }]) => [name, Object.keys(choices)[0]]),
);

/** How much larger than usual everything is at a text size of the toolbar. */
export const zoomOf = (text: unknown): number => (text === 'double' ? 2 : text === 'larger' ? 1.5 : 1);

/** The part of a story's context that decides how a story or page is shown. */
export interface Shown {
  globals: Globals;
  /** The globals that the story fixes. The type of a story's context does not list them. */
  storyGlobals?: Globals;
  viewMode?: string;
}

/** True if the story fixes this setting itself. A story with its own viewport cannot be framed. */
export const isFixed = (name: string, storyGlobals: Globals): boolean => (name === 'frames' ? 'viewport' : name) in storyGlobals;

/** True on a page that shows a story in several frames. */
export const isFramed = ({ globals, storyGlobals = {}, viewMode }: Shown): boolean =>
  viewMode !== 'docs' && globals['frames'] !== 'one' && !isFixed('frames', storyGlobals);

/** A story or page that is chosen in the sidebar. All are undefined until Storybook knows it. */
export interface Entry {
  type?: string;
  tags?: readonly string[];
  title?: string;
}

/** True for a screen that can be shown between the shop's bar and its footer. Their own screens cannot. */
export const fitsInShop = ({ tags = [], title = '' }: Entry): boolean => tags.includes('screen') && !title.includes('/shell/');

/** Returns why a setting changes nothing on this story or page, in words that follow its title; undefined if it does. */
export function whyDisabled(name: string, { storyGlobals, ...entry }: Entry & { storyGlobals: Globals }): string | undefined {
  if (isFixed(name, storyGlobals)) return 'chosen by this story';
  const only = name === 'viewport' ? 'stories' : settings[name]?.only;
  if (only === undefined || entry.type === undefined) return undefined;
  const isUsed = {
    stories: entry.type === 'story',
    journeys: entry.type === 'story' && (entry.tags ?? []).includes('flow'),
    screens: entry.type === 'story' && fitsInShop(entry),
  }[only];
  return isUsed ? undefined : `only in ${only}`;
}
