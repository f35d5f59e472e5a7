// Runs first in Storybook's test runner, which is a process of its own.
import { extendDeadlines } from './deadlines.ts';

extendDeadlines();
