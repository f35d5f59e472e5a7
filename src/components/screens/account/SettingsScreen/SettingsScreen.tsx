'use client';

import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import { SETTINGS } from '#contract/texts.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { RadioGroup, type RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

/** The current settings of this device; `system` follows the operating system. */
export interface SettingsView {
  state: 'ready';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
}

export interface SettingsScreenProps {
  view: SettingsView;
  /** Applies at once, so there is nothing to save. */
  onThemeChange: (theme: SettingsView['theme']) => void;
  onMotionChange: (motion: SettingsView['motion']) => void;
  onClose: () => void;
}

const themes: readonly RadioOption<SettingsView['theme']>[] = [
  { value: 'system', label: 'System', hint: 'Light or dark, same as this device', icon: <Icon icon={Monitor} size="large" /> },
  { value: 'light', label: 'Light', icon: <Icon icon={Sun} size="large" /> },
  { value: 'dark', label: 'Dark', icon: <Icon icon={Moon} size="large" /> },
];
const motions: readonly RadioOption<SettingsView['motion']>[] = [
  { value: 'system', label: 'System', hint: 'Same as this device' },
  { value: 'reduced', label: 'Reduced', hint: 'Slides do not advance automatically, and nothing is animated' },
];

/** A dialog over any page for the theme and motion on this device (docs/product-rules.md#avatar-menu). */
export function SettingsScreen({ view, onThemeChange, onMotionChange, onClose }: SettingsScreenProps) {
  return (
    <Dialog title={SETTINGS} open onClose={onClose}>
      <Stack gap="xlarge">
        <RadioGroup legend="Theme" options={themes} value={view.theme} onChange={onThemeChange} />
        <RadioGroup legend="Motion" options={motions} value={view.motion} onChange={onMotionChange} />
        <Text size="small" tone="muted">
          Saved in this browser only.
        </Text>
      </Stack>
    </Dialog>
  );
}
