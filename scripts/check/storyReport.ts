import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import HtmlReporter from '@vitest/ui/reporter';

const FOLDER = fileURLToPath(new URL('../../dist/reports/stories', import.meta.url));

/** The declarations of HtmlReporter describe an object instead of a class. */
type ReporterClass = new (options: { singleFile: true; outputDir: string }) => { onTestRunEnd(...results: unknown[]): Promise<void> };

/** Returns a page without the fonts that it would load from another host. */
export const withoutFonts = (html: string) => html.replaceAll(/<link[^>]* href="https:[^>]*>\s*/g, '');

/** Vitest's HTML report, dist/reports/stories/index.html, as one file that opens without a server and loads nothing. */
export default class StoryReport extends (HtmlReporter as unknown as ReporterClass) {
  constructor() {
    super({ singleFile: true, outputDir: FOLDER });
  }

  override async onTestRunEnd(...results: unknown[]) {
    await super.onTestRunEnd(...results);
    const page = `${FOLDER}/index.html`;
    await writeFile(page, withoutFonts(await readFile(page, 'utf8')));
    console.log(`Or open ${page}`);
  }
}
