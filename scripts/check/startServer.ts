import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Server {
  address: string;
  process: ChildProcess;
}

/** Starts a program of this project that serves, in a process of its own, which ends with this one. Resolves when it says where it listens. */
export function startServer(program: URL, args: readonly string[], environment: Record<string, string> = {}): Promise<Server> {
  const env = { ...process.env, ...environment };
  const server = spawn(process.execPath, [fileURLToPath(program), ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => server.kill();
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  return new Promise((resolve, reject) => {
    let printed = '';
    // Read to the end, because a program whose output is not read blocks when it prints more.
    server.stdout.on('data', (chunk) => {
      printed = (printed + String(chunk)).slice(-1000);
      const address = /listens at (http:[^"\s]+)/.exec(printed)?.[1];
      if (address !== undefined) resolve({ address, process: server });
    });
    server.once('exit', () => reject(new Error(`${program.pathname} has ended: ${printed}`)));
  });
}
