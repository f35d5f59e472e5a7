import { addons } from 'storybook/manager-api';
import { extendDeadlines } from './deadlines.ts';

extendDeadlines();

// Its button warns of a deprecation inside Storybook; the browser zooms as well.
addons.setConfig({ toolbar: { zoom: { hidden: true } } });
