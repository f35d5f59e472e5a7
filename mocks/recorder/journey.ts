import * as v from 'valibot';
import { decodeText, encodeText, JOURNEY_FRAGMENT } from '../situation/link.ts';
import { readSituation, type Situation } from '../situation/situation.ts';
import { Step } from './step.ts';

const JourneyStep = v.object({
  step: Step,
  /** The path of the page before the step, with its query; null if it may be any. */
  path: v.nullable(v.string()),
  /** A tour's text about it. */
  caption: v.optional(v.string()),
  /** True for a step that only some windows need: it is left out where the page shows what the next step uses. */
  isOptional: v.optional(v.boolean()),
});
export type JourneyStep = v.InferOutput<typeof JourneyStep>;

/** Steps from a situation. It can be played on a page, and written as a program. */
export interface Journey {
  start: Situation;
  steps: readonly JourneyStep[];
  /** The path at which it ended, with its query. */
  end: string;
  /** The writes that it made, in their order: 'createBooking 200'. Null if it may make others. */
  writes: readonly string[] | null;
}

const Linked = v.object({
  v: v.literal(1),
  start: v.unknown(),
  steps: v.array(JourneyStep),
  end: v.string(),
  writes: v.nullable(v.array(v.string())),
});

/** Returns the link that opens the start of a journey, and plays it. `site`: the absolute address of the sandbox, with a slash at its end. */
export const journeyLink = async (journey: Journey, site: string): Promise<string> =>
  `${site}${JOURNEY_FRAGMENT}${await encodeText(JSON.stringify({ v: 1, ...journey }))}`;

/** Reads the text of a link to a journey. Resolves with null if it is damaged, or of another version: a part of a journey leads nowhere. */
export async function decodeJourney(text: string): Promise<Journey | null> {
  const json = await decodeText(text);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Linked), json);
  if (!read.success) return null;
  const { situation, problem } = readSituation(read.output.start);
  return problem === null ? { ...read.output, start: situation } : null;
}
