import { defineConfig } from '@playwright/test';
import { sandboxSuite } from '#tests/support/playwright.ts';

/** Tests what the devices and browsers of its users do to the built sandbox. */
export default defineConfig(await sandboxSuite('devices'));
