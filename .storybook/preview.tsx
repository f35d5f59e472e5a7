import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../src/components/theme/global.css.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? 'light' },
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
});
