import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const onClick = fn();

const meta = preview.meta({
  component: Icon,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Picture: 'for a product', Spinner: 'to show that something is pending' },
      do: [
        'Name the control around it in words, visible or visually hidden',
        'Use size text beside words, so that it grows with them',
        'Set direction to text for an arrow, which then points to the left where text runs from the right',
        'Import each icon by its own path, so that no others are in the bundle',
      ],
      dont: [
        'Give it a meaning that no text has: screen readers skip it',
        'Draw a logo or a product with it: its shapes are lines in one colour',
      ],
      keyboard: {},
    },
  },
  args: { icon: House },
});

export const Medium = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });

/** Has shapes other than paths, such as circles. */
export const ManyShapes = meta.story({ args: { icon: Sun, size: 'large' } });

/** Has the size and colour of the text beside it. */
export const BesideText = meta.story({
  args: { size: 'text' },
  render: (args) => (
    <Text as="div" size="lead" tone="muted">
      <Inline gap="small">
        <Icon {...args} />
        <span>Back to the workshop</span>
      </Inline>
    </Text>
  ),
});

export const Directed = meta.story({ args: { icon: ArrowRight, direction: 'text' } });
export const RightToLeft = Directed.extend({ decorators: [rightToLeft] });

/** Fills the width of its container. */
export const Filling = meta.story({
  args: { size: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ width: '6rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const InAButton = meta.story({
  args: { icon: ShoppingCart },
  render: (args) => (
    <Button onClick={onClick}>
      <Icon {...args} />
      To the cart
    </Button>
  ),
});

InAButton.test('is hidden from screen readers, and the button receives its click', async ({ canvas, canvasElement, userEvent }) => {
  onClick.mockClear();
  const drawing = canvasElement.querySelector('svg');
  await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  if (drawing) await userEvent.click(drawing);
  await expect(onClick).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button')).toHaveAccessibleName('To the cart');
});

BesideText.test('has the colour and size of the text beside it', async ({ canvas, canvasElement }) => {
  const text = getComputedStyle(canvas.getByText('Back to the workshop'));
  const drawing = canvasElement.querySelector('svg');
  const style = drawing && getComputedStyle(drawing);
  await expect(style?.stroke).toBe(text.color);
  await expect(Number.parseFloat(style?.width ?? '')).toBeCloseTo(1.15 * Number.parseFloat(text.fontSize), 1);
});

const transformOf = (canvasElement: HTMLElement) => getComputedStyle(canvasElement.querySelector('svg') ?? canvasElement).transform;

Directed.test('points to where the text goes on', async ({ canvasElement }) => expect(transformOf(canvasElement)).toBe('none'));
RightToLeft.test('points to where the text goes on, on the left', async ({ canvasElement }) =>
  expect(transformOf(canvasElement)).toBe('matrix(-1, 0, 0, 1, 0, 0)'),
);

ManyShapes.test('draws every shape of an icon', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('svg > *')).toHaveLength(Sun.length);
  await expect(canvasElement.querySelectorAll('svg > circle')).toHaveLength(1);
});
