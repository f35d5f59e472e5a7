import { spawn } from 'node:child_process';

interface RunOptions {
  cwd: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Runs a program in its own process group, so that the signal ends everything it has started. Throws an Error with the last lines of its
 * output, if it fails or the signal aborts.
 */
export function run(program: string, args: string[], { cwd, env, signal }: RunOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => {
      // A child that has ended, or never started, has no group to stop.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    signal.addEventListener('abort', stop, { once: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new Error(`${[program, ...args].join(' ')} failed:\n${output.trimEnd().split('\n').slice(-30).join('\n')}`));
    });
  });
}
