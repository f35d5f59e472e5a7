import { expect, test, waitUntilIdle, whenTakenOver } from '../e2e/shop.ts';

test('a search filters once an input method has finished a word, and Enter puts a phone’s keyboard away', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await phone.newPage();
  await page.goto('/showAllCarProducts');
  await whenTakenOver(page);
  const count = page.getByRole('status').filter({ hasText: /product/ });
  await expect(count).toHaveText('33 products');
  const search = page.getByRole('searchbox');
  await search.tap();
  const keyboard = await phone.newCDPSession(page);

  await keyboard.send('Input.imeSetComposition', { text: 'brush', selectionStart: 5, selectionEnd: 5 });
  await expect(search).toHaveValue('brush');
  await waitUntilIdle(page);
  await expect(count).toHaveText('33 products');
  await expect(page).toHaveURL('/showAllCarProducts');
  await expect(search).toBeFocused();

  await keyboard.send('Input.insertText', { text: 'brush' });
  await expect(count).toHaveText('2 of 33 products');
  await expect(page).toHaveURL('/showAllCarProducts?q=brush');
  await page.keyboard.press('Enter');
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('brush');
  await phone.close();
});
