import type { AsyncValue } from '../../../asyncValue.ts';

/** One of the things that are counted from a list. */
export const pick = <All, One>(counted: AsyncValue<All>, part: (figures: All) => One): AsyncValue<One> =>
  counted.state === 'ready' ? { ...counted, figures: part(counted.figures) } : counted;
