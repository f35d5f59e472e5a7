// Only the compiler checks this file: each error must be on the line below its comment, and nowhere else.
import preview from './preview.tsx';

interface BarProps {
  label: string;
  onSave: () => void;
  onCancel: () => void;
  onHelp?: () => void;
}

const Bar = ({ label }: BarProps) => <p>{label}</p>;
const onSave = () => {};
const onCancel = () => {};

const complete = preview.meta({ component: Bar, args: { onSave, onCancel } });
complete.story({ args: { label: 'Save' } });
complete.story({ args: { label: 'Save' }, render: (args) => <Bar {...args} /> });
// @ts-expect-error The story lacks the label.
complete.story({ args: {} });
// @ts-expect-error The story has no args, and so no label.
complete.story();

// @ts-expect-error The meta lacks onCancel.
const incomplete = preview.meta({ component: Bar, args: { onSave } });
// The stories of such a meta have no errors of their own.
incomplete.story({ args: { label: 'Save' } });
incomplete.story({ args: { label: 'Cancel' } });
