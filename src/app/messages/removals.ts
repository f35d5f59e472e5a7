import type { RemovalProblem } from '#machines/removal.machine.ts';
import { sentenceOfFailure } from './failureSentences.ts';

/** Says that something was not removed, as in 'The tool was not deleted', or that nobody knows. */
export function notRemoved(name: string, removed: 'deleted' | 'removed', problem: RemovalProblem | null): string {
  if (problem === 'unconfirmed') return `We cannot tell whether the ${name} was ${removed}. It is safe to try again.`;
  // The sentence for 404 says that it is gone, which it is not.
  return problem === null || typeof problem === 'string' || problem.status === 404
    ? `The ${name} was not ${removed}: it is still there. Please try again.`
    : `The ${name} was not ${removed}. ${sentenceOfFailure(problem)}`;
}
