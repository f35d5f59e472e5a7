import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { ComponentPage } from './ComponentPage.tsx';
import { PageContainer } from './PageContainer.tsx';

/** Storybook's renderer of pages, with this Storybook's frame, and its page for each component. */
export function pageRenderer(): DocsRenderer<ReactRenderer> {
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  return {
    render: (context, parameters, element) => render(context, { page: ComponentPage, container: PageContainer, ...parameters }, element),
    unmount,
  };
}
