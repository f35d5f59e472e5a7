import type { Chart } from '../chart.ts';
import type { RunningMachine } from './runningMachines.ts';

// The messages between a story and Storybook's own page, on Storybook's channel.

/** From the panel: it is open, or no longer. The story reports only while it is. `isOpen: boolean` */
export const PANEL = 'gadget-garage/machines/panel';
/** From the panel: an event to send. `id: string, type: string` */
export const SEND = 'gadget-garage/machines/send';
/** From the story: its machines, after each step. `machines: RunningMachine[]` */
export const MACHINES = 'gadget-garage/machines/running';
/** From the story: the charts of all machines. `charts: Charts` */
export const CHARTS = 'gadget-garage/machines/charts';

export type Charts = Partial<Record<RunningMachine['machine'], Chart>>;
