import { computedModule } from '../computedModule.ts';

/** For the sandbox, Storybook and the package (mocks/machines/machineCharts.d.ts). */
export const machineCharts = computedModule({
  id: 'virtual:machine-charts',
  file: 'scripts/build/charts/machineCharts.ts',
  compute: 'layoutMachines',
  sources: 'src/machines',
});
