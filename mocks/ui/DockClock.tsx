'use client';

import { useEffect, useState } from 'react';
import { readAhead, SANDBOX_CLOCK } from '#app/services/platform/sandboxPlatform.ts';
import { calendarDay } from '#app/services/platform/browserPlatform.ts';
import type { Platform } from '#app/services/ports.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Form } from '#components/primitives/Form/Form.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import { TextField } from '#components/primitives/TextField/TextField.tsx';
import * as css from './Dock.css.ts';
import { clockPresets } from '../situation/clock.ts';

export interface DockClockProps {
  /** The clock of the page or of its sandbox, with what it is ahead, and the store that has it. */
  platform: Pick<Platform, 'now' | 'tabStore'>;
}

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Returns the time, again each second. */
function useTime(now: () => number): { time: number; refresh: () => void } {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return { time, refresh: () => setTime(now()) };
}

/** Shows the time of the sandbox, and sets it. It keeps ticking. Pages read it whenever they need it. */
export function DockClock({ platform }: DockClockProps) {
  const { now, tabStore } = platform;
  const { time, refresh } = useTime(now);
  const [typed, setTyped] = useState('');
  const ahead = readAhead(tabStore);
  const set = (milliseconds: number) => {
    if (milliseconds === 0) tabStore.remove(SANDBOX_CLOCK);
    else tabStore.write(SANDBOX_CLOCK, String(milliseconds));
    refresh();
  };
  const isTime = !Number.isNaN(Date.parse(typed));
  return (
    <>
      <Text as="span" weight="semibold">
        <time key={time} dateTime={`${calendarDay(new Date(time))}T${new Date(time).toTimeString().slice(0, 8)}`}>
          {FORMAT.format(time)}
        </time>
      </Text>
      <Inline gap="small">
        {clockPresets(time - ahead).map((preset) => (
          <Button key={preset.label} size="small" onClick={() => set(preset.ahead)}>
            {preset.label}
          </Button>
        ))}
      </Inline>
      <Form onSubmit={() => isTime && set(Date.parse(typed) - (now() - ahead))}>
        <div className={css.clockField}>
          <TextField label="Another time" type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
          <Button type="submit" state={isTime ? 'ready' : 'unavailable'}>
            Set
          </Button>
        </div>
      </Form>
      <Text size="caption" tone="muted">
        Only of this tab. An open page shows another day when it is next opened.
      </Text>
    </>
  );
}
