import type { light } from './light.ts';

/** Its own palette, not an inversion: tints deepen, the accent brightens and takes dark text. */
export const dark: typeof light = {
  color: {
    ground: '#141310',
    surface: '#1e1c18',
    sunken: '#100f0c',
    line: '#34312a',
    control: '#7d766a',
    ink: '#f4f0e8',
    soft: '#aea698',
    accent: '#ff7a3d',
    accentHover: '#ff925f',
    onAccent: '#1d0d04',
    accentSoft: '#3a2013',
    accentText: '#ff9a68',
    good: '#6fd39b',
    goodSoft: '#153224',
    caution: '#f2c14e',
    cautionSoft: '#372a0c',
    critical: '#ff8f84',
    criticalSoft: '#3c1a17',
    onCritical: '#2a0805',
    info: '#8cc4e2',
    infoSoft: '#142a36',
    focus: '#8cc4e2',
    scrim: 'rgb(0 0 0 / 66%)',
  },
  tint: { sand: '#3a3226', sky: '#22333e', mint: '#213a2c', lilac: '#322b44', rose: '#41292a', lemon: '#3b351c' },
  hero: {
    ground: 'linear-gradient(100deg, #8f2a05 0%, #b53c0b 46%, #dd7026 76%, #f0a45f 100%)',
    ink: '#ffffff',
    button: '#1d1a15',
    onButton: '#ffffff',
    control: 'rgb(29 26 21 / 60%)',
  },
  shadow: {
    low: '0 0 0 1px rgb(255 255 255 / 3%)',
    raised: '0 12px 32px -8px rgb(0 0 0 / 60%)',
    overlay: '0 24px 64px rgb(0 0 0 / 70%)',
    picture: 'drop-shadow(0 10px 12px rgb(0 0 0 / 45%))',
  },
};
