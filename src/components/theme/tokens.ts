/** A size that follows the text size, up to what it is at the default size in a 320 px window: large text must not fill a phone with spaces. */
const upToPhone = (rem: number) => `min(${rem}rem, ${rem * 5}vw)`;

/** Values that are the same in every theme. Sizes are in rem (16 px by default), so that they follow the browser's font size. */
export const tokens = {
  space: {
    none: '0',
    hairline: upToPhone(0.125),
    xsmall: upToPhone(0.25),
    small: upToPhone(0.5),
    medium: upToPhone(0.75),
    gutter: upToPhone(1),
    large: upToPhone(1.25),
    xlarge: upToPhone(1.5),
    xxlarge: upToPhone(2),
    huge: upToPhone(3),
    section: upToPhone(4.5),
  },
  radius: { control: upToPhone(0.75), card: upToPhone(1.25), panel: upToPhone(1.5), hero: upToPhone(2), round: '999px' },
  border: { hairline: '1px', strong: '2px', focus: '3px' },
  control: {
    small: upToPhone(2.375),
    medium: upToPhone(2.75),
    large: upToPhone(3.25),
    smallIcon: '1rem',
    icon: '1.25rem',
    largeIcon: '1.5rem',
    target: upToPhone(1.5),
    area: upToPhone(7),
  },
  width: {
    page: '96rem',
    fluid: '160rem',
    content: '62rem',
    reading: '38rem',
    form: '26rem',
    dialog: '44rem',
    confirm: '27rem',
    toast: '24rem',
    menu: '12rem',
    sidebar: '13.5rem',
    drawer: '20rem',
  },
  /** Column widths of a table with fixed columns; `share` and `wide` (two shares) divide the remaining space. */
  column: {
    tight: '5.25rem',
    narrow: '6rem',
    date: '6.75rem',
    small: '7rem',
    medium: '9rem',
    large: '12rem',
    share: 'minmax(0, 1fr)',
    wide: 'minmax(0, 2fr)',
  },
  avatar: { large: upToPhone(6) },
  badge: { height: upToPhone(1.125), text: upToPhone(0.6875) },
  bar: { height: upToPhone(4.25), blur: '10px' },
  /** The height of the hero's picture area above its text on a phone, the largest size of a picture (256 px), and a chart's least height. */
  stage: { phone: upToPhone(13), object: upToPhone(16), chart: upToPhone(8) },
  font: { body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" },
  /** Headings have a largest share of the window, so that large text does not break their words. */
  text: {
    caption: '0.8125rem',
    small: '0.875rem',
    label: '0.9375rem',
    body: '1rem',
    lead: '1.1875rem',
    price: '1.25rem',
    heading4: '1.03rem',
    heading3: 'min(1.375rem, 10vw)',
    heading2: 'min(clamp(1.5rem, 1.2rem + 1.4vw, 2rem), 11vw)',
    heading1: 'min(clamp(1.75rem, 1.4rem + 1.7vw, 2.25rem), 12vw)',
    figure: 'min(clamp(2rem, 1.5rem + 2vw, 2.75rem), 10vw)',
    hero: 'min(clamp(2.5rem, 1.4rem + 4.8vw, 4.25rem), 15vw)',
    giant: 'min(clamp(6rem, 4rem + 9vw, 10rem), 30vw)',
  },
  weight: { regular: '400', medium: '550', semibold: '650', bold: '750', heavy: '800' },
  leading: { tight: '1.12', snug: '1.3', body: '1.5' },
  tracking: { slight: '-0.01em', tight: '-0.02em', tighter: '-0.035em', normal: '0' },
  duration: { quick: '120ms', gentle: '220ms', slide: '500ms', pulse: '1400ms' },
  layer: { header: '5', bar: '10', overlay: '20', toast: '30', menu: '35', skip: '40' },
} as const;

/** The minimum window width of each layout. Below `tablet` is a phone. */
export const breakpoints = { tablet: '40rem', laptop: '60rem', wide: '96rem' } as const;

/** Media queries for a minimum window width: only for the frame of a page. A component asks for its own `room`. */
export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  laptop: `screen and (min-width: ${breakpoints.laptop})`,
  wide: `screen and (min-width: ${breakpoints.wide})`,
} as const;

/** Maximum window widths. Use them only if a phone needs a different kind of layout, not a smaller version of the same. */
export const below = { tablet: 'screen and (max-width: 39.99rem)', laptop: 'screen and (max-width: 59.99rem)' } as const;

/** The media query for windows in which a title or buttons may stay while the rest scrolls. On a turned phone they would cover it. */
export const highWindow = 'screen and (min-height: 30rem)';

/** The media query for users who prefer reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The media query for users who have the browser replace all colours, such as with Windows contrast themes. It keeps system colours. */
export const forcedColors = '(forced-colors: active)';
