import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx';

interface Row {
  id: string;
  text: string;
}

/** Rows of different heights, because real names and descriptions differ in length. */
const makeRows = (count: number, kind = 'Wrench'): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kind} ${index + 1}`,
    text: 'Forged, hardened and polished. '.repeat(1 + ((index * 7) % 5)),
  }));

const drawRow = ({ id, text }: Row) => (
  <Card>
    <Stack gap="small">
      <Link href={`/booking/${encodeURIComponent(id)}`}>{id}</Link>
      <Text>{text}</Text>
    </Stack>
  </Card>
);

const many = makeRows(10_000);
const args: VirtualGridProps<Row> = { columns: 'cards4', rows: many, card: drawRow, label: 'Wrenches' };
const meta = preview.meta({
  component: VirtualGrid,
  // The component has a type parameter, so only the args say what a row is.
  render: (args: VirtualGridProps<Row>) => <VirtualGrid {...args} />,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '30rem' } },
    guide: {
      instead: { Grid: 'for a handful of cards', CardPage: 'for a page with one list, in all its states', Table: 'for rows to compare' },
      do: [
        'Pass the same rows and the same card function while nothing changes',
        'Lower virtualizeAbove if several lists share a page',
        'Offer a search: the browser’s own finds only what is near the window',
      ],
      dont: [
        'Scroll it in a box: it scrolls with the page',
        'Rely on state inside a card: it is lost once the card is far from the window',
      ],
      keyboard: {
        Tab: 'Moves from card to card, also to those not drawn yet. The focused one stays while the page scrolls',
      },
    },
  },
  args,
});

const nodes = () => document.querySelectorAll('*').length;
const bottom = () => document.documentElement.scrollHeight - window.innerHeight;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Scrolls to the bottom as the End key does, and again if the page has grown meanwhile, because rows are measured when they mount. */
const toBottom = () =>
  waitFor(async () => {
    window.scrollTo(0, bottom());
    await frame();
    await frame();
    await expect(Math.abs(window.scrollY - bottom())).toBeLessThan(2);
  });
const card = (canvasElement: HTMLElement, position: number) => canvasElement.querySelector<HTMLElement>(`[aria-posinset="${position}"]`);
/** Returns the text of the first card whose top edge is in the viewport or below. */
const firstInWindow = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top >= 0)?.textContent;

export const TenThousand = meta.story();
export const Three = meta.story({ args: { columns: 'cards3' } });
export const Five = meta.story({ args: { columns: 'cards5' } });
export const Few = meta.story({ args: { rows: makeRows(60) } });
export const One = meta.story({ args: { rows: makeRows(1) } });
export const LastRowNotFull = meta.story({ args: { rows: makeRows(101) } });
/** In a wide window, but with little room. */
export const InASidePanel = meta.story({
  decorators: [
    (Story) => (
      <aside aria-label="Side panel" style={{ maxInlineSize: '25rem' }}>
        <Story />
      </aside>
    ),
  ],
});

/** Three lists in a column. The first grows while the others are visible. */
export const SeveralOnOnePage = meta.story({
  render: function Groups(args) {
    const [count, setCount] = useState(8);
    return (
      <Stack gap="large">
        <Button onClick={() => setCount(500)}>More wrenches</Button>
        <Heading level={2}>Wrenches</Heading>
        <VirtualGrid {...args} rows={makeRows(count)} />
        <Heading level={2}>Lamps</Heading>
        <VirtualGrid {...args} label="Lamps" rows={lamps} />
        <Heading level={2}>Phones</Heading>
        <VirtualGrid {...args} label="Phones" columns="cards5" rows={phones} />
      </Stack>
    );
  },
});
const lamps = makeRows(400, 'Lamp');
const phones = makeRows(400, 'Phone');

InASidePanel.test('has as many cards in a row as its own width has space for', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(card(canvasElement, 2)).toBeVisible());
  const inOneRow = () => card(canvasElement, 1)?.offsetTop === card(canvasElement, 2)?.offsetTop;
  await expect(inOneRow()).toBe(false);
  canvas.getByRole('complementary').style.maxInlineSize = '40rem';
  await waitFor(() => expect(inOneRow()).toBe(true));
});

InASidePanel.test(
  'keeps its rows and the first visible card when its width changes far down the list',
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
    window.scrollTo(0, bottom() / 2);
    await waitFor(() => expect(firstInWindow(canvasElement)).toBeDefined());
    const tallest = () => Math.max(...[...canvasElement.querySelectorAll('li')].map(({ offsetHeight }) => offsetHeight));
    const panel = canvas.getByRole('complementary');
    for (const width of ['40rem', '25rem', '40rem', '25rem']) {
      const columnCount = width === '40rem' ? 2 : 1;
      panel.style.maxInlineSize = width;
      await expect(tallest()).toBeLessThan(window.innerHeight);
      await waitFor(() =>
        expect(new Set([...canvasElement.querySelectorAll('li')].map(({ offsetLeft }) => offsetLeft)).size).toBe(columnCount),
      );
      await expect(tallest()).toBeLessThan(window.innerHeight);
    }
    await waitFor(() => expect(Number(canvasElement.querySelector('li')?.getAttribute('aria-posinset'))).toBeGreaterThan(4000));
  },
);

TenThousand.test('has 10,000 cards but keeps few of them in the DOM, from the first to the last', async ({ canvas, canvasElement }) => {
  const warned = spyOn(console, 'error');
  await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
  await expect(canvas.getByRole('list', { name: 'Wrenches' })).toBeVisible();
  await expect(card(canvasElement, 1)).toHaveAttribute('aria-setsize', '10000');
  await expect(nodes()).toBeLessThan(1500);
  for (const share of [0.1, 0.5, 0.9]) {
    window.scrollTo(0, bottom() * share);
    await waitFor(() => expect(firstInWindow(canvasElement)).toBeDefined());
    await expect(nodes()).toBeLessThan(1500);
  }
  await toBottom();
  await waitFor(() => expect(card(canvasElement, 10_000)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(nodes()).toBeLessThan(1500);
  window.scrollTo(0, 0);
  await waitFor(() => expect(card(canvasElement, 1)?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  await expect(warned).not.toHaveBeenCalled();
});

TenThousand.test(
  'renders each card once while it scrolls, and changes the DOM at most once for each row',
  async ({ canvasElement, mount }) => {
    const draw = fn(drawRow);
    await mount(<VirtualGrid {...args} card={draw} label="Counted wrenches" />);
    await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
    const list = canvasElement.querySelector('ul');
    if (list === null) throw new Error('There is no list.');
    const firstPosition = () => Number(list.querySelector('li')?.getAttribute('aria-posinset'));
    const scroll = async (distance: number) => {
      window.scrollBy(0, distance);
      await frame();
      await frame();
    };
    // Away from the top, where no rows are above the window.
    for (let step = 0; step < 10; step += 1) await scroll(200);
    const columnCount = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    const from = firstPosition();
    draw.mockClear();
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(list, { childList: true });
    for (let step = 0; step < 30; step += 1) await scroll(100);
    observer.disconnect();
    const drawn = draw.mock.calls.map(([{ id }]) => id);
    const rowsPassed = (firstPosition() - from) / columnCount;
    await expect(rowsPassed).toBeGreaterThan(4);
    await expect(drawn).toHaveLength(new Set(drawn).size);
    await expect(changes).toBeLessThanOrEqual(rowsPassed + 1);
  },
);

TenThousand.test('renders nothing while it scrolls within its rows', async ({ canvasElement, mount }) => {
  const draw = fn(drawRow);
  await mount(<VirtualGrid {...args} card={draw} label="Unmoved wrenches" />);
  await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
  for (let count = 0; count < 4; count += 1) await frame();
  draw.mockClear();
  for (let step = 0; step < 5; step += 1) {
    window.scrollBy(0, 2);
    await frame();
    await frame();
  }
  await expect(draw).not.toHaveBeenCalled();
});

TenThousand.test('moves from card to card with Tab, beyond the cards of the first render', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('link', { name: 'Wrench 1' })).focus();
  for (let next = 2; next <= 60; next += 1) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`Wrench ${next}`));
    await frame();
  }
});

TenThousand.test('keeps focus however far the page is scrolled, and Tab continues from there', async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: 'Wrench 6' });
  link.focus();
  window.scrollTo(0, bottom() / 2);
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Wrench 1' })).not.toBeNull());
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Wrench 17' })).toBeNull());
  await expect(link).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Wrench 7' })).toHaveFocus();
});

TenThousand.test('shows the same rows at the same scroll position after a remount', async ({ canvasElement, mount }) => {
  await mount(<VirtualGrid {...args} />);
  await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
  for (const share of [0.02, 0.04, 0.5]) {
    window.scrollTo(0, bottom() * share);
    await frame();
    await frame();
    await frame();
  }
  const [place, height] = [window.scrollY, document.documentElement.scrollHeight];
  const seen = firstInWindow(canvasElement);
  await mount(<p>Another page</p>);
  window.scrollTo(0, 0);
  await mount(<VirtualGrid {...args} />);
  await expect(document.documentElement.scrollHeight).toBe(height);
  window.scrollTo(0, place);
  await waitFor(() => expect(firstInWindow(canvasElement)).toBe(seen));
  await expect(window.scrollY).toBe(place);
});

TenThousand.test('prints the first 60 cards, and says so', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
  await fireEvent(window, new Event('beforeprint'));
  const note = await canvas.findByText('The first 60 of 10,000. Search or filter to print others.');
  await expect(note.parentElement?.querySelectorAll('li')).toHaveLength(60);
  await fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(canvas.queryByText(/^The first/)).toBeNull());
});

Few.test('renders all of up to 60 cards', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
});

LastRowNotFull.test('shows the last card when scrolled to the bottom', async ({ canvasElement }) => {
  await waitFor(() => expect(card(canvasElement, 1)).toBeVisible());
  await toBottom();
  await waitFor(() => expect(card(canvasElement, 101)).toBeVisible());
});

SeveralOnOnePage.test('shows each list in place, even after one above has grown', async ({ canvas, canvasElement, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Lamp 1' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'More wrenches' }));
  await toBottom();
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Phone 400' })).toBeVisible());
  canvas.getByRole('heading', { name: 'Lamps' }).scrollIntoView();
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Lamp 1' })).toBeVisible());
  await expect(canvas.getByRole('list', { name: 'Lamps' })).toContainElement(firstLamp(canvasElement));
  await expect(nodes()).toBeLessThan(1500);
});
const firstLamp = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[aria-posinset="1"] a[href*="Lamp"]');
