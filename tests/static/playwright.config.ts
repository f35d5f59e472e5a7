import { defineConfig } from '@playwright/test';
import { suite } from '#tests/support/playwright.ts';

/** Tests the static builds below a path, as any static host serves them. Each test starts its own server. */
export default defineConfig(suite('static'));
