// These tests take and compare no pictures. They hand Playwright those of each story, for its report.
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { Result } from './compareFolders.ts';
import { readReport } from './writeReport.ts';

const { pictures, results } = readReport();

function descriptionOf({ pixels, box, error }: Result) {
  const area = box && `${pixels} pixels differ, in an area of ${box.width} × ${box.height} px at ${box.left}, ${box.top}.`;
  return [area, error].filter(Boolean).join(' ');
}

function report({ id, group, before, after, difference, error }: Result) {
  // By these endings, the report knows the pictures of a pair.
  for (const [kind, path] of Object.entries({ previous: before, actual: after, diff: difference })) {
    const picture = { name: `${id}-${kind}.png`, contentType: 'image/png' };
    if (path !== undefined) test.info().attachments.push({ ...picture, path: join(pictures, path) });
  }
  // A stack would show these lines instead of the story's.
  if (group === 'failed') throw Object.assign(new Error(error), { stack: error });
}

for (const [title, stories] of Map.groupBy(results, (result) => result.title)) {
  test.describe(title, () => {
    for (const story of stories) {
      const { name, group, pixels } = story;
      // A removed story may have the name of a new one, and no two tests may have the same.
      const mark = pixels > 0 ? `, ${pixels.toLocaleString('en')} px` : group === 'unchanged' ? '' : `, ${group}`;
      const annotation = { type: group, description: descriptionOf(story) };
      test(name + mark, { tag: `@${group}`, annotation }, () => report(story));
    }
  });
}
