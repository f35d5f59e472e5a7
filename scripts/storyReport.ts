import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlReporter from '@vitest/ui/reporter';

const REPORT = fileURLToPath(new URL('../dist/reports/stories.html', import.meta.url));
const DRAFT = fileURLToPath(new URL('../dist/reports/draft/index.html', import.meta.url));

const LOGO = 'new URL("../favicon.svg",import.meta.url).href';

/** An end tag in the code would end the script. */
const withoutEndTag = (code: string) => code.replaceAll('</script', String.raw`<\/script`);

/**
 * Puts a report of Vitest's, which needs a server, into one page that opens from a file and loads nothing. Throws if the report has another
 * form than that of Vitest 4.1. `html`: that of the report; `read`: reads a file beside it.
 */
export async function inlineReport(html: string, read: (path: string) => Promise<Buffer>): Promise<string> {
  const [, script = ''] = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(html) ?? [];
  const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="\.\/(assets\/[^"]+)"/.exec(html) ?? [];
  const [, data = ''] = /METADATA_PATH="([^"]+)"/.exec(html) ?? [];
  if (script === '' || sheet === '' || data === '') throw new Error("Vitest's report has another form than this reporter knows.");
  const [code, style, results, logo] = await Promise.all([read(script), read(sheet), read(data), read('favicon.svg')]);
  const inlineLogo = `"data:image/svg+xml;base64,${logo.toString('base64')}"`;
  // Replaced by functions, because `$&` in a text would be a pattern.
  return html
    .replaceAll(/<link[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(/METADATA_PATH="[^"]+"/, () => `METADATA_PATH="data:application/gzip;base64,${results.toString('base64')}"`)
    .replace('</head>', () => `<style>${String(style)}</style>\n</head>`)
    .replace('</body>', () => `<script type="module">${withoutEndTag(String(code).replace(LOGO, () => inlineLogo))}</script>\n</body>`);
}

/** The declarations of HtmlReporter describe an object instead of a class. */
type ReporterClass = new (options: { outputFile: string }) => { onTestRunEnd(): Promise<void> };
const FolderReporter = HtmlReporter as unknown as ReporterClass;

/** A reporter of Vitest's that writes dist/reports/stories.html. */
export default class StoryReport extends FolderReporter {
  constructor() {
    super({ outputFile: DRAFT });
  }

  override async onTestRunEnd() {
    await super.onTestRunEnd();
    const folder = dirname(DRAFT);
    await writeFile(REPORT, await inlineReport(await readFile(DRAFT, 'utf8'), (path) => readFile(join(folder, path))));
    await rm(folder, { recursive: true });
    console.log(`\nOpen ${REPORT}`);
  }
}
