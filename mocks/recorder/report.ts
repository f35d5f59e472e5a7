import { type Call, pathOf, statusOf } from '../calls/calls.ts';
import type { Situation } from '../situation/situation.ts';
import type { RecordedStep } from './recorder.ts';
import { describeStep } from './step.ts';

/** The contents of a report. */
export interface ReportedPage {
  situation: Situation;
  /** Opens the situation; null if it has none, or is too long for a link. */
  link: string | null;
  /** Null if they were not recorded. */
  steps: readonly RecordedStep[] | null;
  /** The last one first. */
  calls: readonly Call[];
  /** The time of the sandbox, in milliseconds since 1970. */
  now: number;
  /** The browser, its window and its languages. */
  browser: readonly string[];
}

function describeCall(call: Call): string {
  const duration = call.answer === null ? '' : `, ${Math.round(call.answer.duration)} ms`;
  const fault = call.faults.length > 0 ? ', with a fault' : '';
  return `${call.method} ${pathOf(call)}: ${statusOf(call).toLowerCase()}${duration}${fault}`;
}

/** The most calls that a report lists. */
const MAX_CALLS = 40;

/** Writes a report in Markdown, ready for an issue. Its texts are those of the page, so an issue tracker shows them as code. */
export function writeReport({ situation, link, steps, calls, now, browser }: ReportedPage): string {
  const list = (lines: readonly string[], none: string) => (lines.length === 0 ? none : lines.join('\n'));
  // A blank line would end the code.
  const inCode = (text: string) => `\`${text.replaceAll('`', '’').replaceAll(/\s+/g, ' ')}\``;
  const listedCalls = calls.slice(0, MAX_CALLS).toReversed();
  return `## What happened, and what should have happened

(Please describe it.)

## Where

- Page: ${inCode(situation.path)}
- Situation: ${link ?? 'in a file. Save it, and attach it.'}
- Person: ${situation.person ?? 'nobody'}
- Faults: ${situation.faults === '' ? 'none' : inCode(situation.faults)}
- Time of the sandbox: ${new Date(now).toISOString()}
${browser.map((line) => `- ${line}`).join('\n')}

## Steps

${list(
  (steps ?? []).map(({ step }, index) => `${index + 1}. ${inCode(describeStep(step))}`),
  steps === null ? '(Please list them.)' : 'None since the page was opened, or since the controls changed something.',
)}

## The last calls

${list(
  listedCalls.map((call) => `- ${inCode(describeCall(call))}`),
  'None.',
)}
`;
}
