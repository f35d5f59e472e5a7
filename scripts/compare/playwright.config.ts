import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { readReport } from './writeReport.ts';

const { title, pictures, output } = readReport();

export default defineConfig({
  testMatch: 'reportedStories.ts',
  outputDir: join(pictures, 'output'),
  workers: 1,
  reporter: [['html', { outputFolder: output, open: 'never', title, mergeFiles: true, noCopyPrompt: true }]],
});
