/** Values that are the same in every theme. Sizes are in rem (16 px by default), so that they follow the browser's font size. */
export const tokens = {
  space: {
    none: '0',
    hairline: '0.125rem',
    xsmall: '0.25rem',
    small: '0.5rem',
    medium: '0.75rem',
    gutter: '1rem',
    large: '1.25rem',
    xlarge: '1.5rem',
    xxlarge: '2rem',
    huge: '3rem',
    section: '4.5rem',
  },
  radius: { control: '0.75rem', card: '1.25rem', panel: '1.5rem', hero: '2rem', round: '999px' },
  border: { hairline: '1px', strong: '2px', focus: '3px' },
  control: {
    small: '2.375rem',
    medium: '2.75rem',
    large: '3.25rem',
    smallIcon: '1rem',
    icon: '1.25rem',
    largeIcon: '1.5rem',
    target: '1.5rem',
    area: '7rem',
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
  avatar: { large: '6rem' },
  badge: { height: '1.125rem', text: '0.6875rem' },
  bar: { height: '4.25rem', blur: '10px' },
  /** The height of the hero's picture area above its text on a phone, the largest size of a picture (256 px), and a chart's least height. */
  stage: { phone: '13rem', object: '16rem', chart: '8rem' },
  font: { body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" },
  text: {
    caption: '0.8125rem',
    small: '0.875rem',
    label: '0.9375rem',
    body: '1rem',
    lead: '1.1875rem',
    price: '1.25rem',
    heading4: '1.03rem',
    heading3: '1.375rem',
    heading2: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
    heading1: 'clamp(1.75rem, 1.4rem + 1.7vw, 2.25rem)',
    figure: 'clamp(2rem, 1.5rem + 2vw, 2.75rem)',
    hero: 'clamp(2.5rem, 1.4rem + 4.8vw, 4.25rem)',
    giant: 'clamp(6rem, 4rem + 9vw, 10rem)',
  },
  weight: { regular: '400', medium: '550', semibold: '650', bold: '750', heavy: '800' },
  leading: { tight: '1.12', snug: '1.3', body: '1.5' },
  tracking: { slight: '-0.01em', tight: '-0.02em', tighter: '-0.035em', normal: '0' },
  duration: { quick: '120ms', gentle: '220ms', slide: '500ms', pulse: '1400ms' },
  layer: { header: '5', bar: '10', overlay: '20', toast: '30', skip: '40' },
} as const;

/** The minimum window width of each layout. Below `tablet` is a phone. */
export const breakpoints = { tablet: '40rem', laptop: '60rem', desktop: '75rem', wide: '96rem', huge: '108rem' } as const;

/** Media queries for a minimum window width. */
export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  laptop: `screen and (min-width: ${breakpoints.laptop})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  wide: `screen and (min-width: ${breakpoints.wide})`,
  huge: `screen and (min-width: ${breakpoints.huge})`,
} as const;

/** Maximum window widths. Use them only if a phone needs a different kind of layout, not a smaller version of the same. */
export const below = { tablet: `screen and (max-width: 39.99rem)` } as const;

/** The media query for users who prefer reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
