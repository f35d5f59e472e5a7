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

const guide = { do: ['Name what is saved'], dont: ['Save without being asked'], keyboard: {} };
const parameters = { guide };

const complete = preview.meta({ component: Bar, parameters, args: { onSave, onCancel } });
complete.story({ args: { label: 'Save' } });
complete.story({ args: { label: 'Save' }, render: (args) => <Bar {...args} /> });
// @ts-expect-error The story lacks the label.
complete.story({ args: {} });
// @ts-expect-error The story has no args, and so no label.
complete.story();

// @ts-expect-error The meta lacks onCancel.
const incomplete = preview.meta({ component: Bar, parameters, args: { onSave } });
// The stories of such a meta have no errors of their own.
incomplete.story({ args: { label: 'Save' } });
incomplete.story({ args: { label: 'Cancel' } });

// @ts-expect-error The meta has a component, and no guide for its page.
const unguided = preview.meta({ component: Bar, args: { onSave, onCancel } });
// Its stories have no errors of their own, and those that they have are reported.
unguided.story({ args: { label: 'Save' } });
// @ts-expect-error The story lacks the label.
unguided.story({ args: {} });

// @ts-expect-error The parameters lack the guide.
preview.meta({ component: Bar, parameters: { layout: 'padded' }, args: { onSave, onCancel } });
// @ts-expect-error The guide lacks the keys.
preview.meta({ component: Bar, parameters: { guide: { do: [], dont: [] } }, args: { onSave, onCancel } });
// @ts-expect-error The library has no component of this name.
preview.meta({ component: Bar, parameters: { guide: { ...guide, instead: { Handle: 'for a door' } } }, args: { onSave, onCancel } });
// @ts-expect-error A component without props has a page too.
preview.meta({ component: () => <hr /> });

// A journey has no component, and so no page.
preview.meta({ title: 'Saving', parameters: { layout: 'padded' } }).story({ render: () => <hr /> });
