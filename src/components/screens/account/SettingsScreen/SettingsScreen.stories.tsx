import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { chosen, settingsViews } from './SettingsScreen.fixtures.ts';
import { SettingsScreen, type SettingsView } from './SettingsScreen.tsx';

const meta = preview.meta({
  component: SettingsScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '36rem' } },
    guide: {
      instead: { ProfileScreen: 'for the person’s own data', Dialog: 'for any other dialog' },
      do: [
        'Apply and store a change at once, in onThemeChange and onMotionChange',
        'Pass the new setting back in the view: nothing is kept here',
        'Close it when another page opens',
      ],
      dont: [
        'Store the settings with the account: the dialog says that they stay in this browser',
        'Add settings that need a button to save',
      ],
      keyboard: {
        Tab: 'Moves between Close and the two groups, and stays inside',
        'Arrow keys': 'Choose the next or previous option, which applies at once',
        Escape: 'Closes the dialog and returns the focus',
      },
    },
  },
  args: { onThemeChange: fn(), onMotionChange: fn(), onClose: fn() },
});

export const Ready = meta.story({ args: { view: settingsViews.ready } });
export const Chosen = meta.story({ args: { view: chosen } });
export const Changing = meta.story({
  args: { view: settingsViews.ready },
  render: function Change(args) {
    const [view, setView] = useState<SettingsView>(args.view);
    return (
      <SettingsScreen
        {...args}
        view={view}
        onThemeChange={(theme) => {
          args.onThemeChange(theme);
          setView({ ...view, theme });
        }}
        onMotionChange={(motion) => {
          args.onMotionChange(motion);
          setView({ ...view, motion });
        }}
      />
    );
  },
});

const group = async (name: string) => within(await screen.findByRole('group', { name }));

Chosen.test('shows the current settings as checked', async () => {
  await expect((await group('Theme')).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect((await group('Motion')).getByRole('radio', { name: 'Reduced' })).toBeChecked();
});

Changing.test('changes theme and motion and closes by keyboard alone', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.tab();
  await expect((await group('Theme')).getByRole('radio', { name: 'System' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onMotionChange).toHaveBeenLastCalledWith('reduced');
  await expect((await group('Theme')).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Ready.test('closes without changing anything', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onThemeChange).not.toHaveBeenCalled();
});
