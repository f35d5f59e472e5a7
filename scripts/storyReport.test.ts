import { expect, test } from 'vitest';
import { inlineReport } from './storyReport.ts';

const html = `<html><head>
<link rel="icon" href="./favicon.ico">
<link href="https://fonts.googleapis.com/css2?family=Readex+Pro" rel="stylesheet" />
<script>window.METADATA_PATH="html.meta.json.gz"</script>
<script type="module" crossorigin src="./assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="./assets/index-1.css">
</head><body></body></html>`;

const files: Record<string, string> = {
  'assets/index-1.js': 'const logo = new URL("../favicon.svg",import.meta.url).href; const tag = "</script>"; const price = "$&";',
  'assets/index-1.css': 'body { color: red }',
  'html.meta.json.gz': 'results',
  'favicon.svg': '<svg/>',
};
const read = (path: string) => Promise.resolve(Buffer.from(files[path] ?? ''));

test('a report is one page that loads nothing', async () => {
  const page = await inlineReport(html, read);
  expect(page).not.toMatch(/<link|src=|https?:/);
  expect(page).toContain('<style>body { color: red }</style>');
  expect(page).toContain(`METADATA_PATH="data:application/gzip;base64,${Buffer.from('results').toString('base64')}"`);
  expect(page).toContain('const price = "$&"');
});

test('an end tag in the code does not end the script', async () => {
  expect((await inlineReport(html, read)).match(/<\/script/g)).toHaveLength(2);
});

test('a report of another form is refused', async () => {
  await expect(inlineReport('<html></html>', read)).rejects.toThrow('another form');
});
