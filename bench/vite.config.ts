import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds a page to compare with; the mode is the name of its folder. Two builds, so that the home page has no code of the list. */
export default defineConfig(({ mode }) => ({
  root: `bench/${mode}`,
  plugins: [react()],
  build: {
    outDir: `../../dist/bench/${mode}`,
    emptyOutDir: true,
    // As in the shop.
    modulePreload: { polyfill: false },
    // The shop's pictures are files, too.
    assetsInlineLimit: 0,
  },
}));
