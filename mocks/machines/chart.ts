interface Point {
  x: number;
  y: number;
}

/** A machine as a picture. All lengths are in CSS pixels at 100 %. */
export interface Chart {
  id: string;
  description: string;
  width: number;
  height: number;
  states: ChartState[];
  transitions: ChartTransition[];
  /** The events that every state accepts, with the state they lead to if they lead to one: 'restock.reset → resting'. */
  everywhere: string[];
}

export interface ChartState {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'initial' | 'final' | 'other';
  invokes: string[];
  tags: string[];
}

export interface ChartTransition {
  id: string;
  from: string;
  to: string;
  points: Point[];
  /** The events with their guards: 'order.submit', 'findProduct done [isSoldOut]'. */
  events: string[];
  /** The place of its events in the picture. None in a large machine, whose picture would be twice as wide. */
  label: Point | null;
}

/** The sizes of the text in the picture, with which its layout is computed. */
export const metrics = { line: 16, character: 6.4, stateCharacter: 8, padding: 12 } as const;

/** The label of a transition in the picture: the names of its events without the guards, each once. */
export const labelLines = (events: string[]): string[] => [...new Set(events.map((event) => event.replace(/ \[.*$/, '')))];

/** An event in words: 'reading done' for the result of an actor, 'after lockTimeout' for a delay. */
export function eventName(type: string): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (actor) return `${actor[2]} ${actor[1] === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.(.+?)\./.exec(type);
  if (delay) return `after ${delay[1]}`;
  if (type === 'xstate.init') return 'start';
  return type === '' ? 'always' : type;
}
