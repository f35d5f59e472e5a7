import { definePreview } from '@storybook/react-vite';

/** Replaces Storybook's preview, whose toolbar needs a browser, in Node and in the page that hydrates. */
export default definePreview({ addons: [] });
