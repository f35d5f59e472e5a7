import { addons } from 'storybook/preview-api';
import { CHARTS, MACHINES, PANEL, SEND } from './channel.ts';
import { createRunningMachines } from './runningMachines.ts';

let isPanelOpen = false;
let isScheduled = false;

/** Reports once after all steps of the same task. */
function report() {
  if (!isPanelOpen || isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    addons.getChannel().emit(MACHINES, running.list());
  });
}

const running = createRunningMachines(report);

async function onPanel(isOpen: boolean) {
  isPanelOpen = isOpen;
  if (!isOpen) return;
  report();
  const { default: charts } = await import('virtual:machine-charts');
  addons.getChannel().emit(CHARTS, charts);
}

/** Answers the panel of machines from now on. */
export function answerPanel() {
  const channel = addons.getChannel();
  channel.on(PANEL, (isOpen: boolean) => void onPanel(isOpen));
  channel.on(SEND, (id: string, type: string) => running.send(id, type));
}

/** Returns an observer of an app's actors, for the panel of machines. */
export const observeMachines = () => running.observe();
