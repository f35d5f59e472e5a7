import { defineConfig } from '@playwright/test';
import { suite } from '#tests/support/playwright.ts';

/** Installs the package into the examples, outside of the project, and uses them. */
export default defineConfig({ ...suite('library'), globalSetup: './installExamples.ts' });
