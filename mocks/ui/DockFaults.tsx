'use client';

import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef, useState } from 'react';
import { operations, type OperationName } from '#contract/operations.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Form } from '#components/primitives/Form/Form.tsx';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { LIST } from '#components/primitives/list.ts';
import { SelectField } from '#components/primitives/SelectField/SelectField.tsx';
import { type Fault, type FaultKind, formatFaults, type Moment } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import { withFault } from '../faults/network.ts';
import * as css from './Dock.css.ts';
import { DockStatus } from './DockStatus.tsx';
import { describeFault, KIND_NAMES, operationText } from './faultTexts.ts';
import { useCurrent } from './useCurrent.ts';

export interface DockFaultsProps {
  faults: Pick<Faults, 'active' | 'usedUp' | 'change' | 'subscribe'>;
}

const CALLS = [
  { value: '*', label: 'All calls' },
  ...(Object.keys(operations) as OperationName[]).map((name) => ({ value: name, label: operationText(name) })),
];
const KINDS = (Object.keys(KIND_NAMES) as FaultKind[])
  // An object's keys that are numbers come first.
  .toSorted((one, other) => Number(other === '500') - Number(one === '500'))
  .map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));
const MOMENTS = [
  { value: 'before', label: 'Before it is carried out' },
  { value: 'after', label: 'After it: the answer is lost' },
];
const TIMES = [
  { value: 'once', label: 'Once' },
  { value: 'always', label: 'Every time' },
];

/** The faults that are active, each with a button that ends it, and a form that adds one. */
export function DockFaults({ faults }: DockFaultsProps) {
  useCurrent(faults.subscribe, () => `${formatFaults(faults.active())} ${formatFaults(faults.usedUp())}`);
  const [operation, setOperation] = useState<Fault['operation']>('createBooking');
  const [kind, setKind] = useState<FaultKind>('500');
  const [moment, setMoment] = useState<Moment>('before');
  const [calls, setCalls] = useState<'once' | 'always'>('once');
  const add = () => faults.change((active) => withFault(active, { operation, kind, moment, calls }));
  const addButton = useRef<HTMLButtonElement>(null);
  const end = (fault: Fault) => {
    // The focus would leave the dock with the button.
    addButton.current?.focus();
    faults.change((active) => active.filter((other) => other !== fault));
  };
  const lastUsedUp = faults.usedUp().at(-1);
  return (
    <>
      <ul role={LIST} className={css.faultChips} aria-label="Active faults">
        {faults.active().map((fault, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may be equal
          <li key={`${formatFaults([fault])} ${index}`} className={css.faultChip}>
            {describeFault(fault)}
            <button type="button" className={css.cross} aria-label={`End ${describeFault(fault)}`} onClick={() => end(fault)}>
              <Icon icon={X} size="small" />
            </button>
          </li>
        ))}
      </ul>
      <DockStatus text={lastUsedUp === undefined ? '' : `Used up: ${describeFault(lastUsedUp)}`} />
      <Form onSubmit={add}>
        <div className={css.faultFields}>
          <div className={css.faultCall}>
            <SelectField
              label="Call"
              options={CALLS}
              value={operation}
              onChange={({ target }) => setOperation(target.value as Fault['operation'])}
            />
          </div>
          <SelectField label="What happens" options={KINDS} value={kind} onChange={({ target }) => setKind(target.value as FaultKind)} />
          <SelectField
            label="How often"
            options={TIMES}
            value={calls}
            onChange={({ target }) => setCalls(target.value as 'once' | 'always')}
          />
          <SelectField label="When" options={MOMENTS} value={moment} onChange={({ target }) => setMoment(target.value as Moment)} />
          <Button ref={addButton} type="submit">
            Add fault
          </Button>
        </div>
      </Form>
    </>
  );
}
