import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

/**
 * Reports the values of a form on every change. Not in a passive effect, which waits for the page's transition: what is typed before it would
 * not be kept.
 */
export function useReportedValues<Values extends FieldValues>(subscribe: UseFormSubscribe<Values>, report: (values: Values) => void): void {
  const reportLatest = useEffectEvent(report);
  useLayoutEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => reportLatest(values) }), [subscribe]);
}
