import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';
import { type Chart, eventName, labelLines, metrics } from '#mocks/machines/chart.ts';

/** A machine with more states shows its events only when a state is selected. */
const MOST_LABELLED_STATES = 9;

const guardName = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : guard.name;
  return ` [${name}]`;
};

const stateName = (id: string): string => id.slice(id.indexOf('.') + 1);

interface Merged {
  from: string;
  to: string;
  events: string[];
}

/** The transitions between each two states as one, because a line for each would hide the states. */
function mergedTransitions(machine: AnyStateMachine): Map<string, Merged> {
  const merged = new Map<string, Merged>();
  for (const edge of toDirectedGraph(machine).children.flatMap(({ edges }) => edges)) {
    const [from, to] = [stateName(edge.source.id), stateName(edge.target.id)];
    const key = `${from} → ${to}`;
    const transition = merged.get(key) ?? { from, to, events: [] };
    merged.set(key, transition);
    const event = `${eventName(edge.transition.eventType)}${guardName(edge.transition)}`;
    if (!transition.events.includes(event)) transition.events.push(event);
  }
  return merged;
}

const widthOf = (lines: string[], character: number): number => Math.max(...lines.map((line) => line.length)) * character;

/** Lays out a flat machine. Takes some tenths of a second for a large one, so it runs in a build. */
export async function layoutChart(machine: AnyStateMachine, description: string): Promise<Chart> {
  const states = Object.entries(machine.states);
  const transitions = mergedTransitions(machine);
  const initial = stateName(machine.root.initial.target[0]?.id ?? '');
  const invokesOf = new Map(states.map(([name, { invoke }]) => [name, invoke.map(({ id }) => id)]));
  const nodes: ElkNode[] = states.map(([name]) => {
    const invokes = invokesOf.get(name) ?? [];
    return {
      id: name,
      width:
        Math.max(widthOf([name], metrics.stateCharacter), invokes.length > 0 ? widthOf(invokes, metrics.character) : 0) +
        2 * metrics.padding,
      height: (1 + invokes.length) * metrics.line + 2 * metrics.padding,
    };
  });
  const isLabelled = states.length <= MOST_LABELLED_STATES;
  const edges: ElkExtendedEdge[] = [...transitions].map(([id, { from, to, events }]) => {
    const lines = labelLines(events);
    // Without a text, a label gets no place.
    const label = {
      id: `${id} label`,
      text: lines.join(),
      width: widthOf(lines, metrics.character) + 8,
      height: lines.length * metrics.line,
    };
    return { id, sources: [from], targets: [to], ...(isLabelled ? { labels: [label] } : {}) };
  });
  const graph: ElkNode = {
    id: machine.id,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '12',
      'elk.layered.spacing.nodeNodeBetweenLayers': '36',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.edgeLabels.inline': 'true',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      // The order of the states in the source, as far as possible, so that a small change of a machine is a small change of its picture.
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
    },
    children: nodes,
    edges,
  };
  const placed = await new Elk().layout(graph);
  return {
    id: machine.id,
    description,
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: (placed.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => ({
      name: id,
      x,
      y,
      width,
      height,
      kind: id === initial ? 'initial' : machine.states[id]?.type === 'final' ? 'final' : 'other',
      invokes: invokesOf.get(id) ?? [],
      tags: [...(machine.states[id]?.tags ?? [])],
    })),
    transitions: (placed.edges ?? []).map(({ id, sections = [], labels = [] }) => {
      const [section] = sections;
      const [label] = labels;
      const { from = '', to = '', events = [] } = transitions.get(id) ?? {};
      return {
        id,
        from,
        to,
        points: section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
        events,
        label: label === undefined ? null : { x: (label.x ?? 0) + (label.width ?? 0) / 2, y: label.y ?? 0 },
      };
    }),
    everywhere: toDirectedGraph(machine).edges.map(({ target, transition }) => {
      const event = eventName(transition.eventType);
      return transition.target === undefined ? event : `${event} → ${stateName(target.id)}`;
    }),
  };
}
