'use client';

import { useId } from 'react';
import { type Chart, type ChartTransition, labelLines, metrics } from './chart.ts';
import * as css from './MachineChart.css.ts';

export interface MachineChartProps {
  chart: Chart;
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
export function MachineChart({ chart, selected, active, visited = [], onSelect }: MachineChartProps) {
  const id = useId();
  const isEmphasized = ({ from, to }: ChartTransition) => from === selected || to === selected;
  return (
    <div dir="ltr" className={css.chart} style={{ width: chart.width, height: chart.height }}>
      <svg aria-hidden width={chart.width} height={chart.height} className={css.lines}>
        <defs>
          {[css.arrow, css.strongArrow].map((arrow) => (
            <marker
              key={arrow}
              id={`${id}${arrow}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M0 0 L8 4 L0 8 z" className={arrow} />
            </marker>
          ))}
        </defs>
        {chart.transitions.map((transition) => {
          const isStrong = isEmphasized(transition);
          return (
            <path
              key={transition.id}
              d={path(transition)}
              className={isStrong ? css.strongLine : css.line}
              markerEnd={`url(#${id}${isStrong ? css.strongArrow : css.arrow})`}
            />
          );
        })}
        {chart.transitions.map((transition) => {
          const { id: key, label, events } = transition;
          if (label === null) return null;
          return (
            <text key={key} className={isEmphasized(transition) ? css.strongLabel : css.label}>
              {labelLines(events).map((line, index) => (
                <tspan key={line} x={label.x} y={label.y + (index + 0.75) * metrics.line}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </svg>
      {chart.states.map(({ name, x, y, width, height, kind, invokes }) => (
        <button
          key={name}
          type="button"
          className={css.state}
          data-kind={kind}
          data-visited={visited.includes(name) || undefined}
          aria-pressed={name === selected}
          aria-current={name === active || undefined}
          onClick={() => onSelect(name)}
          style={{ left: x, top: y, width, height }}
        >
          <strong className={css.name}>{name}</strong>
          {invokes.map((invoke) => (
            <span key={invoke} className={css.invoked}>
              {invoke}
            </span>
          ))}
        </button>
      ))}
    </div>
  );
}
