import { addons } from 'storybook/manager-api';
import { extendDeadlines } from './deadlines.ts';

extendDeadlines();

// The zoom button logs a deprecation warning from inside Storybook, and the browser can zoom too.
addons.setConfig({ toolbar: { zoom: { hidden: true } } });
