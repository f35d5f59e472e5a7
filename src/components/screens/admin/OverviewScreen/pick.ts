import type { AsyncValue } from '../../../asyncValue.ts';

/** Selects one part of a list's figures. */
export const pick = <All, One>(counted: AsyncValue<All>, part: (figures: All) => One): AsyncValue<One> =>
  counted.state === 'ready' ? { ...counted, figures: part(counted.figures) } : counted;
