import { situationLink } from '../situation/link.ts';
import type { Journey } from './journey.ts';
import type { Step, StepTarget } from './step.ts';

const text = (value: string) =>
  `'${value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

function queryInPlaywright({ role, name, place, count }: StepTarget): string {
  const named = `${text(name)}, { exact: true }`;
  const byRole = `getByRole(${text(role)}, { name: ${text(name)}, exact: true })`;
  const query = { label: `getByLabel(${named})`, summary: `locator('summary', { hasText: ${text(name)} })` }[role] ?? byRole;
  return `page.${query}${count > 1 ? `.nth(${place})` : ''}`;
}

function inPlaywright(step: Step): string {
  const locator = queryInPlaywright(step.target);
  if (step.action === 'fill')
    return step.value === null
      ? `await ${locator}.fill(process.env['SECRET'] ?? ''); // Secrets are not recorded.`
      : `await ${locator}.fill(${text(step.value)});`;
  if (step.action === 'choose') return `await ${locator}.selectOption({ label: ${text(step.value)} });`;
  return step.action === 'press' ? `await ${locator}.press(${text(step.value)});` : `await ${locator}.${step.action}();`;
}

/** Writes a journey for Playwright. It opens the situation at its start, on the sandbox at `site`, with a slash at its end. */
export async function toPlaywright({ start, steps, end }: Journey, site: string): Promise<string> {
  const paths = [...steps.map(({ path }) => path), end];
  // A submitted form often leads to another page once its calls are answered, so the next step waits for that page.
  const waitFor = (path: string) => `await expect(page).toHaveURL(${text(site.replace(/\/$/, '') + path)});`;
  const lines = [
    `await page.goto(${text(await situationLink(start, site))});`,
    ...steps.flatMap(({ step, path }, index) => {
      const next = paths[index + 1] ?? path;
      return [inPlaywright(step), ...(next === path || next === null ? [] : [waitFor(next)])];
    }),
  ];
  return `import { expect, test } from '@playwright/test';

test('a recorded journey', async ({ page }) => {
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}

function queryInStorybook({ role, name, place, count }: StepTarget): string {
  const byRole = `ByRole(${text(role)}, { name: ${text(name)} })`;
  const bySummary = `ByText((_, element) => element?.matches('summary') === true && element.textContent.includes(${text(name)}))`;
  const query = { label: `ByLabelText(${text(name)})`, summary: bySummary }[role] ?? byRole;
  // Not in the canvas, because dialogs are beside it.
  return count > 1 ? `(await screen.findAll${query})[${place}]!` : `await screen.find${query}`;
}

/** Types a text, in which user-event takes a single bracket for the beginning of a key's name. It refuses to type nothing. */
const typeInStorybook = (value: string): string[] =>
  value === '' ? [] : [`await userEvent.type(element, ${text(value.replaceAll(/[{[]/g, '$&$&'))});`];

function inStorybook(step: Step): string[] {
  const found = queryInStorybook(step.target);
  switch (step.action) {
    case 'fill':
      return [
        `element = ${found};`,
        'await userEvent.clear(element);',
        ...(step.value === null ? ['// Secrets are not recorded: type it here.'] : typeInStorybook(step.value)),
      ];
    case 'choose':
      return [`await userEvent.selectOptions(${found}, ${text(step.value)});`];
    case 'press':
      return [`(${found}).focus();`, `await userEvent.keyboard(${text(step.value === ' ' ? '[Space]' : `{${step.value}}`)});`];
    default:
      return [`await userEvent.click(${found});`];
  }
}

/** Writes a journey for a flow story of Storybook (tests/support/journeys). */
export function toStory({ start, steps }: Journey): string {
  const lines = steps.flatMap(({ step }) => inStorybook(step));
  return `import { screen } from 'storybook/test';

export const Recorded = meta.story({
  parameters: { situation: ${JSON.stringify(start)} },
  render: shopAt(''),
  play: async ({ userEvent }) => {
${[...(lines.some((line) => line.startsWith('element')) ? ['let element: HTMLElement;'] : []), ...lines].map((line) => `    ${line}`).join('\n')}
  },
});
`;
}
