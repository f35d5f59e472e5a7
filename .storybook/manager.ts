import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { extendDeadlines } from './deadlines.ts';

extendDeadlines();

// The zoom button logs a deprecation warning from inside Storybook, and the browser can zoom too.
addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? brand.dark : brand.light,
  toolbar: { zoom: { hidden: true } },
});
