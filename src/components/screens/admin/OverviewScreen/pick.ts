import type { Counted } from '../../../counted.ts';

/** One of the things that are counted from a list. */
export const pick = <All, One>(counted: Counted<All>, part: (figures: All) => One): Counted<One> =>
  counted.state === 'ready' ? { ...counted, figures: part(counted.figures) } : counted;
