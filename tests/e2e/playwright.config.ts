import { defineConfig } from '@playwright/test';
import { sandboxSuite } from '#tests/support/playwright.ts';

/** Tests the built sandbox by journeys. */
export default defineConfig(await sandboxSuite('e2e'));
