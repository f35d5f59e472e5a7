import { expect, fn } from 'storybook/test';
import { withoutClickFocus } from '#tests/support/withoutClickFocus.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type LinkTarget, SiteProvider } from './SiteProvider.tsx';
import { Link } from './Link.tsx';

/** Records where RouterLike would navigate. RouterLike fakes an app's router. */
const follow = fn();
function RouterLike({ href, children, ...rest }: LinkTarget) {
  return (
    <a
      {...rest}
      href={`/shop${href}`}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = preview.meta({
  component: Link,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ButtonLink: 'if going there is the main step', Button: 'for an action on this page', SkipLink: 'to jump within the page' },
      do: [
        'Use variant text within sentences, where the underline tells it from the words',
        'Write where it leads: See receipt, and not Click here',
        'Mark the current page in a navigation with aria-current',
      ],
      dont: [
        'Use plain within a paragraph: nobody would see that it is a link',
        'Start the href with the site’s base path: the app’s link component adds it',
      ],
      keyboard: { Enter: 'Follows the link' },
    },
  },
  args: { href: '#reviews', children: 'All reviews' },
});

export const Plain = meta.story();
export const InText = meta.story({ args: { variant: 'text' } });
export const Current = meta.story({ args: { 'aria-current': 'page' } });
export const LongAddress = meta.story({ args: { variant: 'text', children: 'https://example.com/' + 'workshop'.repeat(30) } });
export const InAnApp = meta.story({
  args: { variant: 'text', href: '/myOrders', children: 'My Orders' },
  decorators: [
    (Story) => (
      <SiteProvider link={RouterLike} base="/shop/">
        <Story />
      </SiteProvider>
    ),
  ],
});

Current.test('marks the current page for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All reviews' })).toHaveAttribute('aria-current', 'page');
});

InAnApp.test('uses the link component that the app provides', async ({ canvas, userEvent }) => {
  follow.mockClear();
  await userEvent.click(canvas.getByRole('link', { name: 'My Orders' }));
  await expect(follow).toHaveBeenCalledOnce();
  await expect(follow).toHaveBeenCalledWith('/myOrders');
});

Plain.test(
  'gets the focus when it is clicked, also in Safari',
  { beforeEach: withoutClickFocus, args: { onClick: (event) => event.preventDefault() } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All reviews' });
    await userEvent.click(link);
    await expect(link).toHaveFocus();
  },
);

InText.test('is tall enough to be clicked, and leaves the lines as they are', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'All reviews' });
  await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const line = link.parentElement?.getBoundingClientRect().height ?? 0;
  link.style.padding = '0';
  await expect(link.parentElement?.getBoundingClientRect().height).toBe(line);
});
