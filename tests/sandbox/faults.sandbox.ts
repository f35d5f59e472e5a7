import { allowFailedCalls, expect, test, toolCard } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

allowFailedCalls();

test('?faults= makes calls fail on every page of its tab, until the visitor ends it', async ({ page, context }) => {
  await page.goto('/?faults=listTools:500,*:slow:20');
  await expect(page.getByText('Calls fail on purpose')).toBeVisible();
  await expect(page.getByText('listTools:500, *:slow:20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await expect(toolCard(page, WRENCH)).toBeHidden();
  await page.goto('/showAllCarProducts');
  await expect(page.getByText('listTools:500, *:slow:20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await toolCard(other, WRENCH).waitFor();
  await expect(other.getByText('Calls fail on purpose')).toBeHidden();
  await other.close();

  await page.getByRole('button', { name: 'End faults' }).click();
  await expect(page.getByText('Calls fail on purpose')).toBeHidden();
  await page.goto('/');
  await toolCard(page, WRENCH).waitFor();
  await expect(page.getByText('Calls fail on purpose')).toBeHidden();
});

test('a situation, a tour, a world and faults that cannot be read are explained and ignored', async ({ page }) => {
  await page.goto('/blogs?situation=answer-lst');
  await page.getByText("'answer-lst' is no situation. Did you mean answer-lost?").waitFor();
  await expect(page).toHaveURL('/blogs');
  await page.goto('/?tour=book-and-play&world=lrge&faults=listTols:500');
  await expect(
    page.getByText(
      "'book-and-play' is no tour. Did you mean book-and-pay? 'lrge' is no world. Did you mean large? 'listTols:500': 'listTols' is no call. Did you mean listTools?",
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/?world=lrge&faults=listTols%3A500');
  await toolCard(page, WRENCH).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/is no call/)).toBeHidden();
});

test('through the service worker, fetch sees each fault as it does over the network', async ({ page }) => {
  const kinds = ['offline', 'timeout', '500', 'html', 'malformed', 'empty', 'noContent', 'redirect'];
  const inTurn = kinds.map((kind, index) => `getTool:${kind}:${index + 1}`).join(',');
  await page.goto(`/?faults=${inTurn},updateTool:redirect`);
  await toolCard(page, WRENCH).waitFor();
  const outcomes = await page.evaluate(async (faults) => {
    const see = (init: RequestInit) =>
      fetch('/api/carTools/1', init).then(
        async (response) => `${response.status} ${(await response.text()).slice(0, 15).toLowerCase()}`,
        (error: Error) => error.name,
      );
    const seen: string[] = [];
    const nextFrame = () => new Promise(requestAnimationFrame);
    /** Gives up on a call that is never answered, once the sandbox has counted it. */
    const giveUp = async () => {
      const client = new AbortController();
      const call = see({ signal: client.signal });
      // The key begins with the name of the shop.
      const stored = () => Object.entries(sessionStorage).find(([key]) => key.endsWith('sandbox faults'))?.[1] as string;
      const countOf = () => (JSON.parse(stored()) as { counts: number[] }).counts[0];
      while (countOf() !== seen.length + 1) await nextFrame();
      client.abort(new DOMException('', 'TimeoutError'));
      return call;
    };
    for (const kind of faults) seen.push(await (kind === 'timeout' ? giveUp() : see({})));
    return { reads: seen, write: await see({ method: 'PUT', body: '{}', redirect: 'error' }) };
  }, kinds);
  expect(outcomes).toEqual({
    reads: [
      'TypeError',
      'TimeoutError',
      expect.stringMatching(/^500 /),
      '200 <!doctype html>',
      '200 [{"_id": "65f0a',
      '200 ',
      '204 ',
      '200 <!doctype html>',
    ],
    write: 'TypeError',
  });
});
