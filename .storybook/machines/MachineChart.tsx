// Storybook's own page brings only the classic runtime.
/** @jsxRuntime classic */
import * as React from 'react';
import { type Chart, type ChartTransition, labelLines, metrics } from './chart.ts';

/** The colours of a chart, as CSS colours. */
export interface ChartColors {
  line: string;
  text: string;
  muted: string;
  state: string;
  accent: string;
  onAccent: string;
}

interface MachineChartProps {
  chart: Chart;
  colors: ChartColors;
  /** The state whose transitions are emphasized. */
  selected: string | null;
  /** The state that the machine is in, in a chart of a running machine. */
  active?: string;
  /** The states that it has been in. */
  visited?: readonly string[];
  onSelect: (state: string) => void;
}

const path = ({ points }: ChartTransition): string => points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

/** The picture of a machine. Each state is a button that selects it. */
export function MachineChart({ chart, colors, selected, active, visited = [], onSelect }: MachineChartProps) {
  const isEmphasized = ({ from, to }: ChartTransition) => from === selected || to === selected;
  return (
    <div
      dir="ltr"
      style={{
        position: 'relative',
        margin: 'auto',
        width: chart.width,
        height: chart.height,
        fontSize: 12,
        lineHeight: `${metrics.line}px`,
      }}
    >
      <svg aria-hidden width={chart.width} height={chart.height} style={{ position: 'absolute', inset: 0, overflow: 'visible' }}>
        <defs>
          {[colors.line, colors.accent].map((color, index) => (
            <marker
              key={color}
              id={`${chart.id}-arrow-${index}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M0 0 L8 4 L0 8 z" fill={color} />
            </marker>
          ))}
        </defs>
        {chart.transitions.map((transition) => {
          const isStrong = isEmphasized(transition);
          return (
            <path
              key={transition.id}
              d={path(transition)}
              fill="none"
              stroke={isStrong ? colors.accent : colors.line}
              strokeWidth={isStrong ? 2 : 1}
              markerEnd={`url(#${chart.id}-arrow-${isStrong ? 1 : 0})`}
            />
          );
        })}
        {chart.transitions.map(({ id, label, events, ...transition }) =>
          label === null ? null : (
            <text
              key={id}
              textAnchor="middle"
              fill={isEmphasized({ id, label, events, ...transition }) ? colors.accent : colors.muted}
              fontSize={11}
            >
              {labelLines(events).map((line, index) => (
                <tspan key={line} x={label.x} y={label.y + (index + 0.75) * metrics.line}>
                  {line}
                </tspan>
              ))}
            </text>
          ),
        )}
      </svg>
      {chart.states.map(({ name, x, y, width, height, kind, invokes }) => {
        const isActive = name === active;
        const isSelected = name === selected;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isSelected}
            aria-current={isActive || undefined}
            onClick={() => onSelect(name)}
            style={{
              position: 'absolute',
              left: x,
              top: y,
              width,
              height,
              padding: 0,
              border: `${isActive || isSelected ? 2 : 1}px ${kind === 'final' ? 'double' : 'solid'} ${isActive || isSelected || visited.includes(name) ? colors.accent : colors.line}`,
              borderRadius: kind === 'initial' ? metrics.line * 2 : 8,
              background: isActive ? colors.accent : colors.state,
              color: isActive ? colors.onAccent : colors.text,
              font: 'inherit',
              cursor: 'pointer',
            }}
          >
            <strong style={{ display: 'block', fontSize: 13 }}>{name}</strong>
            {invokes.map((invoke) => (
              <span key={invoke} style={{ display: 'block', color: isActive ? colors.onAccent : colors.muted }}>
                {invoke}
              </span>
            ))}
          </button>
        );
      })}
    </div>
  );
}
