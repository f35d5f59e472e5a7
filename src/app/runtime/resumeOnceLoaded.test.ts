import { expect, test } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { resumeOnceLoaded } from './resumeOnceLoaded.ts';

/** Resumes with code that does not load at first. */
async function start() {
  const platform = testPlatform();
  const session = new AbortController();
  const resumed: string[] = [];
  const code = { loads: false, tries: 0 };
  const load = async () => {
    code.tries += 1;
    if (!code.loads) throw new Error('not loaded');
    return 'flow';
  };
  resumeOnceLoaded(platform, load, { resume: (running) => void resumed.push(running), signal: session.signal });
  await settle();
  return { platform, session, resumed, code };
}

test('tries again when the connection is back, and resumes once', async () => {
  const { platform, resumed, code } = await start();
  expect([resumed, code.tries]).toEqual([[], 1]);
  code.loads = true;
  platform.disconnect();
  await settle();
  expect(code.tries).toBe(1);
  platform.reconnect();
  platform.reconnect();
  await settle();
  expect([resumed, code.tries]).toEqual([['flow'], 2]);
});

test('does nothing for a user who has changed', async () => {
  const { platform, session, resumed, code } = await start();
  code.loads = true;
  session.abort();
  platform.reconnect();
  await settle();
  expect([resumed, code.tries]).toEqual([[], 1]);
});
