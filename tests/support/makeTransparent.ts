/**
 * Makes every page transparent, as a script that runs before the page's own. The browser does not draw what is transparent, which saves a
 * tenth of the CPU time. To Playwright, and to clicks, the page is visible.
 */
export function makeTransparent(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets = [sheet];
}
