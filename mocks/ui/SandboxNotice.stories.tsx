import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';

const meta = preview.meta({ component: SandboxNotice, tags: ['block'], args: { state: 'resting' as const, onReset: fn() } });

export const Resting = meta.story();
export const Resetting = meta.story({ args: { state: 'resetting' } });
export const Lost = meta.story({ args: { state: 'lost' } });

Resting.test('begins again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(args.onReset).toHaveBeenCalledOnce();
});

Resetting.test('cannot begin again twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(args.onReset).not.toHaveBeenCalled();
});
