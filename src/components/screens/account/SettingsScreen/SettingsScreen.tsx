import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { RadioGroup, type RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

/** What holds on this device now; `system` leaves it to the system. */
export interface SettingsView {
  state: 'open';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
}

export interface SettingsScreenProps {
  view: SettingsView;
  /** A choice applies at once: there is nothing to save. */
  onThemeChange: (theme: SettingsView['theme']) => void;
  onMotionChange: (motion: SettingsView['motion']) => void;
  onClose: () => void;
}

const themes: readonly RadioOption<SettingsView['theme']>[] = [
  { value: 'system', label: 'System', hint: 'Light or dark, as this device is set', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
];
const motions: readonly RadioOption<SettingsView['motion']>[] = [
  { value: 'system', label: 'System', hint: 'As this device is set' },
  { value: 'reduced', label: 'Reduced', hint: 'Slides wait for you, and nothing glides' },
];

/** How the shop looks and moves on this device: a dialog over any page (DECISIONS "Avatar menu"). */
export function SettingsScreen({ view, onThemeChange, onMotionChange, onClose }: SettingsScreenProps) {
  return (
    <Dialog title="Settings" open onClose={onClose}>
      <Stack gap="xlarge">
        <RadioGroup legend="Theme" options={themes} value={view.theme} onChange={onThemeChange} />
        <RadioGroup legend="Motion" options={motions} value={view.motion} onChange={onMotionChange} />
        <Text size="small" tone="soft">
          Remembered in this browser only.
        </Text>
      </Stack>
    </Dialog>
  );
}
