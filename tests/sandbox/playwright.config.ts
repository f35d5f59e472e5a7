import { defineConfig } from '@playwright/test';
import { sandboxSuite } from '#tests/support/playwright.ts';

/** Tests the sandbox itself by journeys: its controls, tours, situations and faults, two people in one tab, and the stored site. */
export default defineConfig(await sandboxSuite('sandbox'));
