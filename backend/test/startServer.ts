import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Server {
  address: string;
  process: ChildProcess;
}

/** Starts a program that serves, and waits until it says where it listens. `args`: of the program. */
export async function startServer(program: URL, environment: Record<string, string>, args: string[] = []): Promise<Server> {
  const env = { ...process.env, ...environment };
  const server = spawn(process.execPath, [fileURLToPath(program), ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    const address = /listens at (http:[^"\s]+)/.exec(printed)?.[1];
    if (address !== undefined) {
      server.stdout.resume();
      return { address, process: server };
    }
  }
  throw new Error('The server did not start');
}
