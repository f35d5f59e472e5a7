import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { collectComplaints } from './collectComplaints.ts';
import { loadStories } from './storyFiles.ts';

/** A story as a server renders it. */
export interface RenderedStory {
  html: string;
  /** Errors and warnings of this rendering. */
  faults: string[];
}

/** React writes this where a lazy part is missing, because `renderToString` never waits. */
const MISSING_PART = '<!--$!-->';

/** Renders as servers do that stream. Others leave lazy parts to the browser, but must not fail. */
async function render(story: ReactNode): Promise<string> {
  const html = renderToString(story);
  if (!html.includes(MISSING_PART)) return html;
  const { prelude } = await prerender(story);
  return new Response(prelude).text();
}

/** Renders the stories of a file in Node, by name. */
export async function renderStories(file: string): Promise<Record<string, RenderedStory>> {
  const rendered: Record<string, RenderedStory> = {};
  for (const [name, Story] of await loadStories(file)) {
    const { result, complaints } = await collectComplaints(async () => {
      try {
        return { html: await render(<Story />), faults: [] };
      } catch (error) {
        return { html: '', faults: [`throws on a server: ${String(error)}`] };
      }
    });
    rendered[name] = { html: result.html, faults: [...result.faults, ...complaints] };
  }
  return rendered;
}
