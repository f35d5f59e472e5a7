import { expect, test } from 'vitest';
import { emptySituation } from '../situation/situation.ts';
import { toPlaywright, toStory } from './journeys.ts';
import type { Step, StepTarget } from './step.ts';

const target = (role: string, name: string, place = 0, count = 1): StepTarget => ({ role, name, place, count });
const steps: Step[] = [
  { action: 'click', target: target('link', "Book 12 mm 'Torx' \\ bits", 1, 3) },
  { action: 'fill', target: target('label', 'Date'), value: '2026-12-04' },
  { action: 'fill', target: target('textbox', 'Address'), value: "1 O'Neill Lane\nSpringfield ${HOME} `x`" },
  { action: 'fill', target: target('label', 'Password'), value: null },
  { action: 'choose', target: target('combobox', 'Sort by'), value: 'Price, low to high' },
  { action: 'check', target: target('checkbox', 'In stock only') },
  { action: 'press', target: target('textbox', 'Search'), value: 'Escape' },
  { action: 'click', target: target('summary', 'Test cards') },
];
const recorded = steps.map((step, index) => ({ step, path: index < 2 ? '/' : '/showAllCarProducts' }));
const journey = { start: emptySituation(), steps: recorded, end: '/showAllCarProducts?q=a', writes: null };

/** A page that logs what a program does with it. */
function loggingPage(log: string[], name = 'page'): unknown {
  return new Proxy(() => {}, {
    get: (_, property) => (property === 'then' ? undefined : loggingPage(log, `${name}.${String(property)}`)),
    apply: (_target, _this, values: unknown[]) => {
      const call = `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
      log.push(call);
      return loggingPage(log, call);
    },
  });
}

async function run(body: string, values: Record<string, unknown>): Promise<void> {
  const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (...parts: unknown[]) => Promise<void>;
  await new AsyncFunction(...Object.keys(values), body)(...Object.values(values));
}

const bodyOf = (text: string) => /=> \{\n(.*?)\n {0,2}\}[,)]/s.exec(text)?.[1] ?? '';

test('for Playwright: each step finds its element by role and name, and does what the person did', async () => {
  const text = await toPlaywright(journey, 'http://shop.test/base/');
  const log: string[] = [];
  await run(bodyOf(text), { page: loggingPage(log), expect: () => ({ toHaveURL: (url: string) => void log.push(`at ${url}`) }) });
  expect(log[0]).toMatch(/^page\.goto\("http:\/\/shop\.test\/base\/#situation=[\w-]+"\)$/);
  expect(log.filter((call) => /^at |\.(click|fill|selectOption|check|press)\(/.test(call))).toEqual([
    `page.getByRole("link", {"name":"Book 12 mm 'Torx' \\\\ bits","exact":true}).nth(1).click()`,
    `page.getByLabel("Date", {"exact":true}).fill("2026-12-04")`,
    'at http://shop.test/base/showAllCarProducts',
    `page.getByRole("textbox", {"name":"Address","exact":true}).fill("1 O'Neill Lane\\nSpringfield \${HOME} \`x\`")`,
    `page.getByLabel("Password", {"exact":true}).fill("")`,
    `page.getByRole("combobox", {"name":"Sort by","exact":true}).selectOption({"label":"Price, low to high"})`,
    `page.getByRole("checkbox", {"name":"In stock only","exact":true}).check()`,
    `page.getByRole("textbox", {"name":"Search","exact":true}).press("Escape")`,
    `page.locator("summary", {"hasText":"Test cards"}).click()`,
    'at http://shop.test/base/showAllCarProducts?q=a',
  ]);
});

test('for Storybook: a story with its situation, whose steps are those of the person', () => {
  const text = toStory(journey);
  expect(text).toContain(`parameters: { situation: ${JSON.stringify(emptySituation())} }`);
  expect(text).toContain(
    String.raw`await userEvent.click((await screen.findAllByRole('link', { name: 'Book 12 mm \'Torx\' \\ bits' }))[1]!);`,
  );
  expect(text).toContain("element = await screen.findByLabelText('Date');");
  expect(text).toContain('// Secrets are not recorded');
  expect(text).toContain("await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price, low to high');");
  expect(text).toContain("await userEvent.keyboard('{Escape}');");
  expect(text).toContain("element.textContent.includes('Test cards')));");
});

test('for Storybook: finds what is in a dialog, which is not in the canvas', () => {
  const text = toStory(journey);
  expect(text).toContain("import { screen } from 'storybook/test';");
  expect(text).not.toContain('canvas');
});

test('for Storybook: writes texts and keys as user-event reads them', () => {
  const typed: Step = { action: 'fill', target: target('textbox', 'Address'), value: 'Dock [3] {left}' };
  const emptied: Step = { action: 'fill', target: target('searchbox', 'Search car items'), value: '' };
  const pressed: Step = { action: 'press', target: target('menuitem', 'Profile'), value: ' ' };
  const text = toStory({ ...journey, steps: [typed, emptied, pressed].map((step) => ({ step, path: '/' })) });
  expect(text).toContain("await userEvent.type(element, 'Dock [[3] {{left}');");
  expect(text).not.toContain("await userEvent.type(element, '');");
  expect(text).toContain("await userEvent.keyboard('[Space]');");
});
