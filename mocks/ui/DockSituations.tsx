'use client';

import { useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Form } from '#components/primitives/Form/Form.tsx';
import { SelectField } from '#components/primitives/SelectField/SelectField.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { namedSituations } from '../situation/namedSituations.ts';

export interface DockSituationsProps {
  /** The absolute address of the sandbox. */
  site: string;
}

const OPTIONS = Object.keys(namedSituations).map((name) => ({ value: name, label: name.replaceAll('-', ' ') }));

/** Opens one of the situations that ship. The page loads again with it. */
export function DockSituations({ site }: DockSituationsProps) {
  const [name, setName] = useState(OPTIONS[0]?.value ?? '');
  return (
    <Form onSubmit={() => window.location.assign(`${site}?situation=${name}`)}>
      <Stack gap="small">
        <SelectField
          label="Situation"
          hint={namedSituations[name]?.purpose}
          options={OPTIONS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="small">
          Open it in this tab
        </Button>
      </Stack>
    </Form>
  );
}
